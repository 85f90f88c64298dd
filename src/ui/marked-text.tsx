import type { ReactNode } from 'react'
import { markedParts } from '../kit/marked-parts.ts'
import styles from './marked-text.module.css'

type MarkedTextProps = {
  readonly text: string
  /** What was looked for. */
  readonly marks: readonly string[]
}

/** A text in which what was looked for stands out. */
export function MarkedText({ text, marks }: MarkedTextProps): ReactNode {
  if (marks.length === 0) return text
  return markedParts(text, marks).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
