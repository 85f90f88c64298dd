import { Star } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import type { Place } from '../navbar/navigation.ts'
import { ShortcutRow } from './shortcut-row.tsx'
import { shortcutStore } from './shortcut-store.ts'
import { suggest } from './suggest.ts'
import { toolbarWords } from './toolbar-words.ts'
import { usePlaces } from './use-places.ts'
import styles from './shortcut-picker.module.css'

type PickerProps = {
  readonly shortcuts: readonly Place[]
  /** The star was pressed before this part had arrived. */
  readonly startsOpen: boolean
}

/** The star at the end of the shortcuts: choose and order them. */
export function ShortcutPicker({ shortcuts, startsOpen }: PickerProps): ReactNode {
  const words = useTexts(toolbarWords)
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      name={words.editShortcuts}
      align="start"
      trigger={<IconButton name={words.editShortcuts} icon={Star} className={styles.star} />}
    >
      <Choice shortcuts={shortcuts} onGo={() => setOpen(false)} />
    </Popover>
  )
}

/** Lives only while the popover is open, so each time begins with an empty field. */
function Choice({ shortcuts, onGo }: { readonly shortcuts: readonly Place[]; readonly onGo: () => void }): ReactNode {
  const words = useTexts(toolbarWords)
  const [typed, setTyped] = useState('')
  const places = usePlaces()
  const field = useRef<HTMLInputElement>(null)
  const store = shortcutStore.useStore()
  const isSearching = typed.trim() !== ''
  const rows = isSearching ? suggest(places, typed).map(({ place }) => place) : shortcuts

  function toggle(id: string): void {
    store.getState().toggle(id)
    // The row goes away with its star; the focus must not.
    if (!isSearching) field.current?.focus()
  }

  return (
    <div className={styles.choice}>
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={words.searchLabel}
        placeholder={words.searchLabel}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {rows.length === 0 ? (
        <p className={styles.none} role="status">
          {isSearching ? fill(words.noResults, { typed: typed.trim() }) : words.noShortcuts}
        </p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((place) => (
            <ShortcutRow
              key={place.id}
              place={place}
              order={isSearching ? undefined : shortcuts}
              onToggle={() => toggle(place.id)}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
      {isSearching || shortcuts.length < 2 ? null : <p className={styles.hint}>{words.moveHint}</p>}
    </div>
  )
}
