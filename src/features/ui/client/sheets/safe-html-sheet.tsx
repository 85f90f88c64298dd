import { useState, type ReactNode } from 'react'
import { SafeHtml } from '../../../../shell/parts/safe-html/safe-html.tsx'
import { Specimen } from '../specimen.tsx'

const plain = `<h2>Minutes of the meeting</h2><p>Hello Andrea,</p>
<p>the <b>large room</b> is taken. Shall we meet in the <a href="https://example.ch/library">library</a>?</p>
<ul><li>Budget 2027</li><li>Open day</li></ul>
<blockquote>On Thursday Sina Brunner wrote: the small one is too small.</blockquote>
<table border="1" cellpadding="6"><tr><th>Item</th><th>CHF</th></tr><tr><td>Paper</td><td>1'234.50</td></tr></table>`

const coloured = `<div style="background-color:#fff3d6;padding:16px;color:#5a3c00;position:fixed;top:0">
<h2 style="color:#a04c0d">Spring offer</h2><p>A newsletter with colours of its own, on a light sheet in every theme.</p>
<img src="https://tracker.example/pixel.gif" alt="Flowers"><img src="https://tracker.example/two.gif"></div>`

const nasty = `<p>What is left of an attack: this text.</p><script>document.title='fired'</script>
<img src=x onerror="document.title='fired'"><a href="javascript:document.title='fired'">A link without address</a>
<form action="https://evil.example"><input name="password"></form>`

/** A frame that shows a logo of ours for any image that is asked for. */
const ownLogo = (): string => '/favicon.svg'

export function Sheet(): ReactNode {
  const [typed, setTyped] = useState('<p>Type <b>HTML</b> above.</p>')
  const [mayShow, setMayShow] = useState(false)
  return (
    <>
      <Specimen title="A letter in the colours of the theme">
        <SafeHtml title="Letter" html={plain} />
      </Specimen>
      <Specimen title="Colours of its own, images hidden until asked for">
        <SafeHtml
          title="Newsletter"
          html={coloured}
          {...(mayShow ? { imageAddress: ownLogo } : { onShowImages: () => setMayShow(true) })}
        />
      </Specimen>
      <Specimen title="An attack">
        <SafeHtml title="Attack" html={nasty} />
      </Specimen>
      <Specimen title="Try it">
        <label>
          HTML <textarea rows={4} cols={60} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <SafeHtml title="Typed" html={typed} />
      </Specimen>
    </>
  )
}
