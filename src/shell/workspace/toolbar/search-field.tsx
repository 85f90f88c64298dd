import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import styles from './search-field.module.css'
import { pathOf, useSearchRows, type SearchRow } from './search-rows.ts'
import { searchStore } from './search-store.ts'
import { Suggestions } from './suggestions.tsx'
import { toolbarWords } from './toolbar-words.ts'

type SearchFieldProps = {
  /** `over` lies over the whole toolbar while it is open; `box` always stands there. */
  readonly look: 'over' | 'box'
  /** Closed by Escape or the cross: where the focus goes. */
  readonly onEscape: () => void
}

/** A field that suggests places. Whoever leaves it closes it, and what was typed is forgotten. */
export function SearchField({ look, onEscape }: SearchFieldProps): ReactNode {
  const words = useTexts(toolbarWords)
  const { close: closeWord } = useTexts(sharedWords)
  const typed = searchStore.useState((state) => state.typed)
  const [, navigate] = useLocation()
  const input = useFocusOnOpen()
  const search = searchStore.useStore()
  const { rows, isAsking: isLooking } = useSearchRows(typed)
  const isAsking = typed.trim() !== ''

  const leave = search.getState().close

  function escape(): void {
    input.current?.blur()
    leave()
    onEscape()
  }

  function go(row: SearchRow): void {
    leave()
    navigate(pathOf(row))
  }

  return (
    <Autocomplete.Root
      items={rows}
      filter={null}
      // In place: a layer of its own would hide the rest of the page from those who listen.
      inline
      open={isAsking}
      value={typed}
      onValueChange={(next, { reason }) => (reason === 'input-change' ? search.getState().type(next) : undefined)}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={() => typed}
    >
      <Autocomplete.InputGroup
        className={styles.field}
        data-look={look}
        onBlur={({ currentTarget, relatedTarget }) => (currentTarget.contains(relatedTarget) ? undefined : leave())}
      >
        <Search aria-hidden="true" />
        <Autocomplete.Input
          ref={input}
          className={styles.input}
          aria-label={words.searchLabel}
          // In place the library leaves this out, and whoever listens would not know that a list stands below.
          aria-expanded={isAsking}
          placeholder={words.searchOrJump}
          enterKeyHint="go"
          onFocus={() => search.getState().open()}
          onKeyDown={({ key }) => (key === 'Escape' ? escape() : undefined)}
        />
        {look === 'over' ? <IconButton name={closeWord} icon={X} onClick={escape} /> : null}
        {isAsking ? <Suggestions rows={rows} isLooking={isLooking} typed={typed.trim()} onChoose={go} /> : null}
      </Autocomplete.InputGroup>
    </Autocomplete.Root>
  )
}

/** The field that gets the focus when a key or a button asks for the search. */
function useFocusOnOpen(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const isOpen = searchStore.useState((state) => state.isOpen)
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return input
}
