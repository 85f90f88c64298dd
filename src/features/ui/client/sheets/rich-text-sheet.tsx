import { useState, type ReactNode } from 'react'
import { RichTextEditor } from '../../../../shell/parts/rich-text/rich-text-editor.tsx'
import { Specimen } from '../specimen.tsx'

const letter = `<h2>Room for Thursday</h2><p>Hello <strong>Sina</strong>, the <em>large room</em> is taken. Shall we meet in the
<a href="https://example.ch/library">library</a>?</p><ul><li><p>Budget 2027</p></li><li><p>Open day</p></li></ul>
<blockquote><p>The small one is too small.</p></blockquote>`

export function Sheet(): ReactNode {
  const [html, setHtml] = useState(letter)
  return (
    <>
      <Specimen title="With a text, and how long it may be">
        <RichTextEditor label="Answer" start={letter} onChange={setHtml} count={{ most: 200 }} />
      </Specimen>
      <Specimen title="What it gives back">
        <output>{html}</output>
      </Specimen>
      <Specimen title="Empty">
        <RichTextEditor label="Note" start="" onChange={() => undefined} />
      </Specimen>
    </>
  )
}
