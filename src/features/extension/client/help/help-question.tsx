import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import type { AnswerBlock, HelpAnswer } from './help-answers.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import styles from './help-question.module.css'
import type { TextPart } from './linked-text.ts'

type HelpQuestionProps = {
  readonly answer: HelpAnswer
  readonly marks: readonly string[]
  readonly isOpen: boolean
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly children?: ReactNode
}

/**
 * A question that opens its answer, with or without script.
 * The id stands inside: a browser opens what the address names or its own search finds there.
 */
export function HelpQuestion({ answer: { id, question, blocks }, marks, isOpen, onOpen, children }: HelpQuestionProps): ReactNode {
  const { link } = useTexts(helpPageCatalogue)
  return (
    <details className={styles.item} open={isOpen} onToggle={({ currentTarget }) => onOpen(id, currentTarget.open)}>
      <summary className={styles.question}>
        <h3>
          <MarkedText text={question} marks={marks} />
        </h3>
      </summary>
      <div id={id} className={styles.answer}>
        {blocks.map((block) => (
          <Block key={beginningOf(block)} block={block} marks={marks} />
        ))}
        <div className={styles.foot}>
          {children}
          <a href={`#${id}`}>{link}</a>
        </div>
      </div>
    </details>
  )
}

/** No two blocks of an answer begin alike. */
function beginningOf(block: AnswerBlock): string {
  return ('parts' in block ? block.parts[0]?.text : block.rows[0]?.[0]) ?? ''
}

type Marked = { readonly marks: readonly string[] }

/** A paragraph or a table of an answer. */
export function Block({ block, marks }: Marked & { readonly block: AnswerBlock }): ReactNode {
  if ('parts' in block) {
    return (
      <p>
        {block.parts.map((part) => (
          <Part key={part.text} part={part} marks={marks} />
        ))}
      </p>
    )
  }
  return (
    <dl className={styles.rows}>
      {block.rows.map(([what, values]) => (
        <div key={what}>
          <dt>
            <MarkedText text={what} marks={marks} />
          </dt>
          {values.map((value) => (
            <dd key={value}>
              <MarkedText text={value} marks={marks} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Part({ part: { text, href }, marks }: Marked & { readonly part: TextPart }): ReactNode {
  const words = <MarkedText text={text} marks={marks} />
  if (href === undefined) return words
  return href.startsWith('/') ? <Link href={href}>{words}</Link> : <a href={href}>{words}</a>
}
