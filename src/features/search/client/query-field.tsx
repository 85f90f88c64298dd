import { X } from 'lucide-react'
import { useRef, type ReactNode, type SyntheticEvent } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { useTyped } from '../../../shell/parts/filters/use-typed.ts'
import { SearchField } from '../../../shell/workspace/commands/palette/search-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './search-page.module.css'
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
      <SearchField
        ref={input}
        role="searchbox"
        enterKeyHint="search"
        label={texts.searchEverything}
        end={text === '' ? null : <IconButton name={texts.clear} icon={X} onClick={clear} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
