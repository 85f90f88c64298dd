import type { ReactNode } from 'react'
import styles from './range-choice.module.css'

type RangeChoiceProps<Id extends string> = {
  /** Its name for those who listen. */
  readonly name: string
  readonly ranges: readonly { readonly id: Id; readonly title: string }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** A few ranges side by side, one of them chosen. */
export function RangeChoice<Id extends string>({ name, ranges, value, onChange }: RangeChoiceProps<Id>): ReactNode {
  return (
    <div className={styles.choice} role="group" aria-label={name}>
      {ranges.map(({ id, title }) => (
        <button key={id} type="button" className={styles.range} aria-pressed={id === value} onClick={() => onChange(id)}>
          {title}
        </button>
      ))}
    </div>
  )
}
