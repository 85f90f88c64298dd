import type { ReactNode } from 'react'
import styles from './calendar-cell.module.css'

/** For a cell where no day or year is: with a space in it, readers count it without stopping. */
export const nothing = '\u00A0'

type CalendarCellProps = {
  /** What is read aloud instead of the few figures shown. */
  readonly name?: string
  readonly isCursor: boolean
  readonly isChosen: boolean
  readonly isToday?: boolean
  /** May not be chosen, but may be visited: there it says why. */
  readonly isRefused?: boolean
  readonly isMuted?: boolean
  /** A few letters under the figures; the name says the same in full. */
  readonly mark?: string | undefined
  readonly onTake: () => void
  readonly children: ReactNode
}

/** One day, month or year. Keys are the business of the grid around it. */
export function CalendarCell(props: CalendarCellProps): ReactNode {
  const { name, isCursor, isChosen, isToday = false, isRefused = false, isMuted = false, mark, onTake, children } = props
  return (
    <td
      className={styles.cell}
      tabIndex={isCursor ? 0 : -1}
      aria-label={name}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isRefused ? true : undefined}
      data-muted={isMuted ? '' : undefined}
      data-mark={mark}
      onClick={onTake}
    >
      {children}
    </td>
  )
}
