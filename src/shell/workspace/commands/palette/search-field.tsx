import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './search-field.module.css'

type SearchFieldProps = ComponentProps<'input'> & {
  readonly label: string
  /** The button at its end. */
  readonly end: ReactNode
}

/** The field of the one search: at the head of its dialog, and above the page of its results. */
export function SearchField({ label, end, ...input }: SearchFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" />
      {/* NOTE a field for text and not for search: that one empties itself by Escape. */}
      <input
        {...input}
        type="text"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
      />
      {end}
    </div>
  )
}
