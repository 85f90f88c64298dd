import type { ReactNode } from 'react'
import { addMonths, monthOf, type PlainDate } from '../kit/plain-date.ts'
import { CalendarCell } from './calendar-cell.tsx'
import { monthRowsOf } from './calendar-grid.ts'
import { withinLimits } from './calendar-state.ts'
import { reasonAgainst, type CalendarViewProps } from './calendar-view.ts'

/** The months of a year. */
export function CalendarMonths({ words, limits, state, today, chosen, onTake }: CalendarViewProps): ReactNode {
  return (
    <tbody>
      {monthRowsOf(state.cursor).map((row) => (
        <tr key={row[0]}>
          {row.map((first) => {
            const date = addMonths(state.cursor, monthOf(first) - monthOf(state.cursor))
            // A month counts as open as long as one of its days is.
            const reason = isSameMonth(withinLimits(date, limits), date) ? undefined : reasonAgainst(date, limits, words)
            return (
              <CalendarCell
                key={first}
                name={reason ? `${words.month(date)}, ${reason}` : words.month(date)}
                isCursor={date === state.cursor}
                isChosen={isSameMonth(chosen, date)}
                isToday={isSameMonth(today, date)}
                isRefused={reason !== undefined}
                onTake={() => onTake(date)}
              >
                {words.months[monthOf(date) - 1]}
              </CalendarCell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

function isSameMonth(one: PlainDate | undefined, other: PlainDate): boolean {
  return one?.slice(0, 7) === other.slice(0, 7)
}
