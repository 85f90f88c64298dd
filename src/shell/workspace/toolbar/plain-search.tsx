import { Search } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import styles from './search-field.module.css'
import { searchStore } from './search-store.ts'
import { toolbarWords } from './toolbar-words.ts'

/** Stands in while the field that suggests is on its way, so that no letter is lost. */
export function PlainSearch({ look }: { readonly look: 'over' | 'box' }): ReactNode {
  const words = useTexts(toolbarWords)
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, typed, open, type } = searchStore.useState((state) => state)
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return (
    <div className={styles.field} data-look={look}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        aria-label={words.searchLabel}
        placeholder={words.searchOrJump}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={open}
      />
    </div>
  )
}
