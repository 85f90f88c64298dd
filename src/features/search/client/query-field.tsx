import { Search, X } from 'lucide-react'
import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useTyped } from '../../../shell/parts/filters/use-typed.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './query-field.module.css'
import { searchWords } from './search-words.ts'

/** What is searched for: told after a short pause or by Enter. Escape leaves it as it is: there is nothing to close here. */
export function QueryField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }): ReactNode {
  const texts = useTexts(searchWords)
  const [text, setText] = useTyped(value, onChange)
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (text !== value) onChange(text)
  }

  function clear(): void {
    setText('')
    input.current?.focus()
  }

  return (
    <form role="search" className={styles.field} onSubmit={submit}>
      <Search aria-hidden="true" />
      {/* NOTE a field for text and not for search: that one empties itself by Escape. */}
      <input
        ref={input}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        className={styles.input}
        aria-label={texts.searchEverything}
        placeholder={texts.searchEverything}
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : <IconButton name={texts.clear} icon={X} onClick={clear} />}
    </form>
  )
}
