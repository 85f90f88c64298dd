import { ArrowDown, ArrowUp, Star } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import type { Place } from '../navbar/navigation.ts'
import styles from './shortcut-picker.module.css'
import { shortcutStore } from './shortcut-store.ts'
import { toolbarWords } from './toolbar-words.ts'

type ShortcutRowProps = {
  readonly place: Place
  /** All shortcuts in their order, where it can be changed. */
  readonly order: readonly Place[] | undefined
  readonly onToggle: () => void
  readonly onGo: () => void
}

/** A place with its star; the star does not lead away. */
export function ShortcutRow({ place, order, onToggle, onGo }: ShortcutRowProps): ReactNode {
  const words = useTexts(toolbarWords)
  const { id, title, path, icon: Picture } = place
  const isOn = shortcutStore.useState(({ ids }) => ids.includes(id))
  const move = useMove(place, order ?? [])

  function moveByKey(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <li className={styles.row}>
      <Link href={path} className={styles.link} onClick={onGo} onKeyDown={moveByKey}>
        <Picture aria-hidden="true" />
        <span>{title}</span>
      </Link>
      {order === undefined || order.length < 2 ? null : (
        <>
          <IconButton
            onKeyDown={moveByKey}
            name={fill(words.moveUp, { title })}
            icon={ArrowUp}
            aria-disabled={order[0] === place}
            onClick={() => move(-1)}
          />
          <IconButton
            onKeyDown={moveByKey}
            name={fill(words.moveDown, { title })}
            icon={ArrowDown}
            aria-disabled={order.at(-1) === place}
            onClick={() => move(1)}
          />
        </>
      )}
      <IconButton
        name={fill(isOn ? words.removeShortcut : words.addShortcut, { title })}
        icon={Star}
        className={isOn ? styles.on : styles.off}
        onClick={onToggle}
        onKeyDown={moveByKey}
      />
    </li>
  )
}

/** Moves by one and says where it is now; at the end nothing happens. */
function useMove({ id, title }: Place, order: readonly Place[]): (step: -1 | 1) => void {
  const words = useTexts(toolbarWords)
  const move = shortcutStore.useState((state) => state.move)
  const announce = useAnnounce()
  return (step) => {
    const ids = order.map((each) => each.id)
    const place = ids.indexOf(id) + step + 1
    if (place < 1 || place > ids.length) return
    move(id, step, ids)
    announce(fill(words.movedTo, { title, place, count: ids.length }))
  }
}
