import { useMemo, type ReactNode } from 'react'
import { blocksOf, type Block, type Span } from '../../../kit/markup.ts'
import styles from './markup.module.css'

type MarkupProps = {
  readonly text: string
  /** Whoever may be mentioned as `@Name`; such a mention stands out. */
  readonly names?: readonly string[]
}

const nobody: readonly string[] = []

/** A text as its writer meant it. It is made of elements only: no HTML of anybody is ever read. */
export function Markup({ text, names = nobody }: MarkupProps): ReactNode {
  const blocks = useMemo(() => blocksOf(text, { names }), [text, names])
  return (
    <div className={styles.markup}>
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'code':
      return (
        <pre className={styles.block}>
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map(({ at, spans }) => (
            <li key={at}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Lines lines={block.lines} />
        </blockquote>
      )
    case 'paragraph':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      )
  }
}

function Lines({ lines }: { readonly lines: Extract<Block, { readonly kind: 'paragraph' | 'quote' }>['lines'] }): ReactNode {
  return lines.map(({ at, spans }, place) => (
    <span key={at}>
      {place === 0 ? null : <br />}
      <Spans spans={spans} />
    </span>
  ))
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map((span) => <SpanView key={span.at} span={span} />)
}

function SpanView({ span }: { readonly span: Span }): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text
    case 'code':
      return <code className={styles.code}>{span.text}</code>
    case 'mention':
      return <span className={styles.mention}>{span.text}</span>
    case 'link':
      return (
        <a href={span.address} target="_blank" rel="noopener noreferrer nofollow">
          {span.text}
        </a>
      )
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      )
  }
}
