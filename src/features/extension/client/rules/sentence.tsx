import type { ReactNode } from 'react'
import styles from './sentence.module.css'

type SentenceProps = { readonly text: string; readonly gaps: Readonly<Record<string, string>> }

/** A sentence that still has its gaps, each with the word for what will stand there. */
export function Sentence({ text, gaps }: SentenceProps): ReactNode {
  // Every second part of the split text is the name of a gap.
  return text.split(/\{(\w+)\}/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <var key={part} className={styles.gap}>
        [{gaps[part]}]
      </var>
    ),
  )
}
