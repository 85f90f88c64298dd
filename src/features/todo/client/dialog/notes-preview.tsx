import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { dialogWords } from './dialog-words.ts'
import { blocksOf, withToggled, type Block, type Item, type Span } from './markdown.ts'
import styles from './notes.module.css'

type NotesPreviewProps = { readonly text: string; readonly onChange: (text: string) => void }

/** Notes as they are meant; boxes can be ticked right here. */
export function NotesPreview({ text, onChange }: NotesPreviewProps): ReactNode {
  const texts = useTexts(dialogWords)
  const toggle = (at: number): void => onChange(withToggled(text, at))
  const blocks = blocksOf(text)
  return (
    <div className={styles.preview}>
      {blocks.length === 0 ? <p className={styles.none}>{texts.noNotes}</p> : null}
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} onToggle={toggle} />
      ))}
    </div>
  )
}

function BlockView({ block, onToggle }: { readonly block: Block; readonly onToggle: (at: number) => void }): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map(({ at, spans }, place) => (
          <span key={at}>
            {place === 0 ? null : <br />}
            <Spans spans={spans} />
          </span>
        ))}
      </p>
    )
  }
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <ItemView key={item.at} item={item} onToggle={onToggle} />
      ))}
    </List>
  )
}

function ItemView({ item, onToggle }: { readonly item: Item; readonly onToggle: (at: number) => void }): ReactNode {
  const texts = useTexts(dialogWords)
  const { at, spans, isChecked } = item
  if (isChecked === undefined) {
    return (
      <li>
        <Spans spans={spans} />
      </li>
    )
  }
  return (
    <li className={styles.check} data-done={isChecked}>
      <CheckBox aria-label={fill(texts.checked, { text: plainOf(spans) })} isOn={isChecked} onChange={() => onToggle(at)} />
      <span>
        <Spans spans={spans} />
      </span>
    </li>
  )
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map((span) => {
    switch (span.kind) {
      case 'text':
        return span.text
      case 'link':
        return (
          <a key={span.at} href={span.address} target="_blank" rel="noopener noreferrer nofollow">
            {span.text}
          </a>
        )
      case 'strong':
        return (
          <strong key={span.at}>
            <Spans spans={span.spans} />
          </strong>
        )
      case 'emphasis':
        return (
          <em key={span.at}>
            <Spans spans={span.spans} />
          </em>
        )
    }
  })
}

function plainOf(spans: readonly Span[]): string {
  return spans.map((span) => ('spans' in span ? plainOf(span.spans) : span.text)).join('')
}
