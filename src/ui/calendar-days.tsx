import type { ReactNode } from 'react'
import { dayOf, monthOf, type PlainDate } from '../kit/plain-date.ts'
import { CalendarCell, nothing } from './calendar-cell.tsx'
import styles from './calendar-cell.module.css'
import { weeksOf } from './calendar-grid.ts'
import { reasonAgainst, type CalendarViewProps } from './calendar-view.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The days of a month, a week in each row. */
export function CalendarDays(props: CalendarViewProps): ReactNode {
  const { words, state } = props
  return (
    <>
      <thead>
        <tr>
          {words.weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{weekday.slice(0, 2)}</span>
              <VisuallyHidden>{weekday}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(state.cursor).map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              monthOf(date) === monthOf(state.cursor) ? <Day key={date} date={date} {...props} /> : <td key={date}>{nothing}</td>,
            )}
          </tr>
        ))}
      </tbody>
    </>
  )
}

function Day({
  date,
  words,
  limits,
  state,
  today,
  chosen,
  isFreeDay,
  onTake,
}: CalendarViewProps & { readonly date: PlainDate }): ReactNode {
  const reason = reasonAgainst(date, limits, words)
  const isFree = isFreeDay?.(date) ?? false
  const mark = date === limits.latest ? words.to : words.from
  const isLimit = date === limits.earliest || date === limits.latest
  const remarks = [
    date === limits.earliest ? words.earliest : undefined,
    date === limits.latest ? words.latest : undefined,
    isFree ? words.freeDay : undefined,
    reason,
  ].filter((remark) => remark !== undefined)
  return (
    <CalendarCell
      name={[words.day(date), ...remarks].join(', ')}
      isCursor={date === state.cursor}
      isChosen={date === chosen}
      isToday={date === today}
      isRefused={reason !== undefined}
      isMuted={isFree}
      mark={isLimit ? mark : undefined}
      onTake={() => onTake(date)}
    >
      {dayOf(date)}
    </CalendarCell>
  )
}
