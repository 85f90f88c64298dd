import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Beside } from '../layout/side-by-side.ts'
import type { DayPiece } from '../time/entry.ts'
import type { When } from '../time/when.ts'
import { useEntryLabel } from '../views/use-entry-label.ts'
import { cssValues } from '../views/css-values.ts'
import styles from './entry-block.module.css'

type EntryBlockProps = {
  readonly block: Beside<DayPiece>
  readonly when: When
  readonly isHeld: boolean
  readonly isReachable: boolean
  readonly onOpen: () => void
}

/** Below this there is room for one line only; above it, a line of words for so many minutes more. */
const [twoLines, lineMinutes] = [50, 20]

/** An event among the hours. It hangs in the hour in which it begins, and reaches down as long as it lasts. */
export function EntryBlock({ block, when, isHeld, isReachable, onOpen }: EntryBlockProps): ReactNode {
  const label = useEntryLabel(when)
  const { piece, column, columns, width } = block
  const { entry, from, to, goesBack, goesOn } = piece
  return (
    <button
      type="button"
      className={styles.block}
      style={cssValues({
        '--from': from % 60,
        '--length': to - from,
        '--column': column / columns,
        '--width': width / columns,
        '--lines': Math.max(1, Math.floor((to - from - 10) / lineMinutes) - 1),
      })}
      tabIndex={isReachable ? 0 : -1}
      data-entry={entry.key}
      data-short={to - from < twoLines || undefined}
      data-held={isHeld || undefined}
      data-back={goesBack || undefined}
      data-on={goesOn || undefined}
      title={label(entry)}
      onClick={onOpen}
    >
      {goesBack ? null : <span className={styles.edge} data-edge="start" aria-hidden="true" />}
      <VisuallyHidden>{label(entry)}</VisuallyHidden>
      <span className={styles.title} aria-hidden="true">
        {entry.event.title}
        {entry.event.recurrence === '' ? null : <Repeat aria-hidden="true" />}
      </span>
      <span className={styles.time} aria-hidden="true">
        {when.clocks(entry)}
      </span>
      {goesOn ? null : <span className={styles.edge} data-edge="end" aria-hidden="true" />}
    </button>
  )
}
