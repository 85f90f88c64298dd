import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search, X } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { placedTerms, withoutTerm, type PlacedTerm } from '../../../kit/query-language.ts'
import { useTexts } from '../../language.tsx'
import '../form/field-scale.css'
import { sharedWords } from '../words/shared-words.ts'
import { QueryChips } from './query-chips.tsx'
import { suggestionsFor, type OfferedKey, type Suggestion } from './query-suggestions.ts'
import { queryWords } from './query-words.ts'
import styles from './query.module.css'

type QueryFieldProps = {
  /** What is searched, its name for those who listen. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly keys: readonly OfferedKey[]
}

/** A search text and, below it, what it means. Both are the same thing: changing one changes the other. */
export function QueryField({ label, value, onChange, keys }: QueryFieldProps): ReactNode {
  const words = useTexts(sharedWords)
  const days = useTexts(queryWords).days
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const terms = useMemo(() => placedTerms(value, keys), [value, keys])
  const suggestions = useMemo(() => suggestionsFor(value, keys, days.split(',')), [value, keys, days])

  function edit({ start, end }: PlacedTerm): void {
    input.current?.focus()
    input.current?.setSelectionRange(start, end)
  }

  function remove(term: PlacedTerm): void {
    onChange(withoutTerm(value, term))
    input.current?.focus()
  }

  return (
    <div className={styles.query}>
      <Autocomplete.Root
        items={suggestions}
        mode="none"
        value={value}
        onValueChange={onChange}
        itemToStringValue={({ text }: Suggestion) => text}
        openOnInputClick
        // An empty list of suggestions would still hide the rest of the page from those who listen.
        open={isOpen && suggestions.length > 0}
        onOpenChange={setOpen}
      >
        <Autocomplete.InputGroup className={styles.group} role="search">
          <Search aria-hidden="true" />
          <Autocomplete.Input
            ref={input}
            className={styles.input}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
          />
          <Autocomplete.Clear className={styles.clear} aria-label={words.clear}>
            <X aria-hidden="true" />
          </Autocomplete.Clear>
        </Autocomplete.InputGroup>
        <Suggestions />
      </Autocomplete.Root>
      <QueryChips terms={terms} keys={keys} onEdit={edit} onRemove={remove} />
    </div>
  )
}

function Suggestions(): ReactNode {
  const texts = useTexts(queryWords)
  return (
    <Autocomplete.Portal role="region" aria-label={texts.suggestions}>
      <Autocomplete.Positioner className={styles.place} sideOffset={6} collisionPadding={8}>
        <Autocomplete.Popup className={styles.popup}>
          <Autocomplete.List className={styles.list} aria-label={texts.suggestions}>
            {(suggestion: Suggestion) => (
              <Autocomplete.Item key={suggestion.text} value={suggestion} className={styles.item}>
                <b>{suggestion.label}</b>
                <span className={styles.hint}>{suggestion.hint}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
