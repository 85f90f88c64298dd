import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useCallback, useDeferredValue, useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTexts } from '../../../language.tsx'
import { sharedWords } from '../../../parts/words/shared-words.ts'
import { commandWords } from '../command-words.ts'
import { paletteStore } from '../palette-store.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { readTyped, type PaletteGroup, type PaletteRow } from './palette-groups.ts'
import { PaletteSection } from './palette-section.tsx'
import { SearchField } from './search-field.tsx'
import styles from './palette.module.css'
import { usePaletteGroups } from './use-palette-groups.ts'

const nothing: readonly PaletteGroup[] = []

/** The field and, below it, what fits. Arrows choose, Enter runs. */
export function PaletteBody({ onRun }: { readonly onRun: (row: PaletteRow, query: string) => void }): ReactNode {
  const texts = useTexts(commandWords)
  const words = useTexts(sharedWords)
  const first = paletteStore.useState((state) => state.first)
  const [typed, setTyped] = useState(first)
  const field = useRef<HTMLInputElement | null>(null)
  // The dialog moves the focus one frame after it shows; on a slow machine the first letters would be lost.
  const focusAtOnce = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    input?.focus()
    input?.select()
  }, [])
  const { groups, count, isAsking } = usePaletteGroups(typed)
  const { scope, query } = readTyped(typed)
  // The field stands and takes letters at once; the rows follow a moment later, and from then on without delay: Enter must mean what is seen.
  const isListed = useDeferredValue(true, false)

  function choose(row: PaletteRow): void {
    if (row.fills === undefined) return onRun(row, scope === 'everything' ? query : '')
    row.run()
    type(row.fills)
  }

  function type(text: string): void {
    setTyped(text)
    field.current?.focus()
  }

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={isListed ? groups : nothing}
      itemToStringValue={({ title }: PaletteRow) => title}
      autoHighlight="always"
      keepHighlight
      value={typed}
      // Choosing a row would write its title into the field; the row has run by then.
      onValueChange={(next, { reason }) => (reason === 'item-press' ? undefined : setTyped(next))}
    >
      <div className={styles.head}>
        <Autocomplete.Input
          ref={focusAtOnce}
          render={<SearchField label={texts.paletteHint} end={<Dialog.Close render={<IconButton name={words.close} icon={X} />} />} />}
          enterKeyHint="go"
        />
      </div>
      <Autocomplete.Empty className={styles.empty}>
        {count > 0 || isAsking ? null : (
          <>
            <strong>{query === '' ? texts.paletteNobody : fill(texts.paletteEmpty, { query })}</strong>
            <span>{texts.paletteEmptyHint}</span>
          </>
        )}
      </Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(group: PaletteGroup) => <PaletteSection key={group.id} group={group} onRun={choose} />}
      </Autocomplete.List>
      <PaletteFoot count={count} isSearch={query !== '' && !isAsking} onSign={(sign) => type(sign + query)} />
    </Autocomplete.Root>
  )
}
