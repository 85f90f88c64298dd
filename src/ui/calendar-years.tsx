import type { ReactNode } from 'react'
import { inYear, yearOf } from '../kit/plain-date.ts'
import { CalendarCell, nothing } from './calendar-cell.tsx'
import styles from './calendar-cell.module.css'
import { decadesOf } from './calendar-grid.ts'
import { yearsOnShow } from './calendar-state.ts'
import type { CalendarViewProps } from './calendar-view.ts'

/** All years, decade by decade. */
export function CalendarYears({ limits, state, today, chosen, onTake }: CalendarViewProps): ReactNode {
  const { first, last } = yearsOnShow(limits)
  const cell = (year: number): ReactNode => (
    <CalendarCell
      key={year}
      isCursor={year === yearOf(state.cursor)}
      isChosen={chosen !== undefined && year === yearOf(chosen)}
      isToday={year === yearOf(today)}
      onTake={() => onTake(inYear(state.cursor, year))}
    >
      {year}
    </CalendarCell>
  )
  return decadesOf(first, last).map(({ start, rows }) => (
    <tbody key={start}>
      <tr>
        <th scope="rowgroup" colSpan={5} className={styles.decade}>
          {start}–{start + 9}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row[0]}>{row.map((year) => (year >= first && year <= last ? cell(year) : <td key={year}>{nothing}</td>))}</tr>
      ))}
    </tbody>
  ))
}
