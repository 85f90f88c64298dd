import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTexts } from '../../../language.tsx'
import { sharedWords } from '../../../parts/words/shared-words.ts'
import type { Command } from '../command.ts'
import { allCommands, commandStore } from '../command-store.ts'
import { commandWords } from '../command-words.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { paletteGroups, type PaletteGroup } from './palette-groups.ts'
import { PaletteSection } from './palette-section.tsx'
import styles from './palette.module.css'
import { recentCommands } from './recent-commands.ts'
import { useFoundCommands } from './use-found-commands.ts'

/** The dialog moves the focus one frame after it shows; on a slow machine the first letters would be lost. */
const focusAtOnce = (field: HTMLInputElement | null): void => field?.focus()

const nothing: readonly PaletteGroup[] = []

/** The field and, below it, what fits. Arrows choose, Enter runs. */
export function PaletteBody({ onRun }: { readonly onRun: (command: Command) => void }): ReactNode {
  const texts = useTexts(commandWords)
  const words = useTexts(sharedWords)
  const sources = commandStore.useState((state) => state.sources)
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentCommands)
  const { commands: found, isAsking } = useFoundCommands(typed)
  const groups = useMemo((): readonly PaletteGroup[] => {
    const fitting = paletteGroups(allCommands(sources), typed, recent)
    return found.length === 0 ? fitting : [...fitting, { id: 'found', items: found }]
  }, [sources, typed, recent, found])
  // The field stands and takes letters at once; the rows follow a moment later, and from then on without delay: Enter must mean what is seen.
  const isListed = useDeferredValue(true, false)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={isListed ? groups : nothing}
      itemToStringValue={({ title }: Command) => title}
      autoHighlight="always"
      keepHighlight
      value={typed}
      // Choosing a row would write its title into the field; the row has run by then.
      onValueChange={(next, { reason }) => (reason === 'item-press' ? undefined : setTyped(next))}
    >
      <div className={styles.head}>
        <Search aria-hidden="true" />
        <Autocomplete.Input
          ref={focusAtOnce}
          className={styles.field}
          aria-label={texts.paletteHint}
          placeholder={texts.paletteHint}
          spellCheck={false}
        />
        <Dialog.Close render={<IconButton name={words.close} icon={X} />} />
      </div>
      <Autocomplete.Empty className={styles.empty}>
        {count > 0 || isAsking ? null : (
          <>
            <strong>{fill(texts.paletteEmpty, { query: typed.trim() })}</strong>
            <span>{texts.paletteEmptyHint}</span>
          </>
        )}
      </Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(group: PaletteGroup) => <PaletteSection key={group.id} group={group} onRun={onRun} />}
      </Autocomplete.List>
      <PaletteFoot count={count} isSearch={typed.trim() !== ''} />
    </Autocomplete.Root>
  )
}
