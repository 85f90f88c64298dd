import { Repeat } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Bar } from '../layout/bars.ts'
import type { Entry } from '../time/entry.ts'
import type { When } from '../time/when.ts'
import { cssValues } from '../views/css-values.ts'
import { useEntryLabel } from '../views/use-entry-label.ts'
import styles from './month-bar.module.css'

type MonthBarProps = {
  readonly bar: Bar<Entry>
  readonly when: When
  readonly isHeld: boolean
  readonly isReachable: boolean
  readonly onOpen: () => void
}

/** An event in the month: a bar over its days, or a line with its time. */
export function MonthBar({ bar, when, isHeld, isReachable, onOpen }: MonthBarProps): ReactNode {
  const label = useEntryLabel(when)
  const { entry, goesBack, goesOn } = bar
  const { event, first, last, start } = entry
  const isLine = !event.allDay && first === last
  return (
    <button
      type="button"
      className={styles.bar}
      style={placeOf(bar)}
      tabIndex={isReachable ? 0 : -1}
      data-entry={entry.key}
      data-line={isLine || undefined}
      data-held={isHeld || undefined}
      data-back={goesBack || undefined}
      data-on={goesOn || undefined}
      title={label(entry)}
      onClick={onOpen}
    >
      <VisuallyHidden>{label(entry)}</VisuallyHidden>
      {event.allDay || goesBack ? null : (
        <span className={styles.time} aria-hidden="true">
          {when.clock(start)}
        </span>
      )}
      <span className={styles.title} aria-hidden="true">
        {event.title}
      </span>
      {event.recurrence === '' ? null : <Repeat aria-hidden="true" />}
      {isLine || goesOn ? null : <span className={styles.edge} data-edge="end" aria-hidden="true" />}
    </button>
  )
}

type SlotBarProps = { readonly bar: Bar<unknown>; readonly title: string; readonly when?: string }

/** Where something would come to lie. */
export function SlotBar({ bar, title, when }: SlotBarProps): ReactNode {
  return (
    <span className={styles.bar} style={placeOf(bar)} data-ghost="" aria-hidden="true">
      <span className={styles.title}>{title}</span>
      {when === undefined ? null : <span className={styles.time}>{when}</span>}
    </span>
  )
}

function placeOf({ lane, length }: Bar<unknown>): CSSProperties {
  return cssValues({ '--lane': lane, '--length': length })
}
