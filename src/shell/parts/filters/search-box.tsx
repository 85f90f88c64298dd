import { Search, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { filterWords } from './filter-words.ts'
import styles from './search-box.module.css'
import { useTyped } from './use-typed.ts'

type SearchBoxProps = {
  /** What is searched, where it is no table. */
  readonly name?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Finds rows by any of their words, while one types. */
export function SearchBox({ name, value, onChange }: SearchBoxProps): ReactNode {
  const texts = useTexts(filterWords)
  const words = useTexts(sharedWords)
  const [text, setText] = useTyped(value, onChange)

  /** Some browsers do so by themselves, others do not. */
  function clearByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    setText('')
  }

  return (
    <div className={styles.search} role="search">
      <Search aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={name ?? texts.search}
        placeholder={name ?? words.search}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={clearByEscape}
      />
      {text === '' ? null : (
        <button type="button" className={styles.clear} aria-label={texts.clearSearch} onClick={() => setText('')}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
