import type { ReactNode } from 'react'
import { monthOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { calendarWords } from '../calendar-words.ts'
import { barsIn, fitting } from '../layout/bars.ts'
import { isWeekend, weekOf } from '../period.ts'
import { touches, type Entry } from '../time/entry.ts'
import { LayerMarks } from '../views/layer-marks.tsx'
import { useDayLabel } from '../views/use-entry-label.ts'
import type { Slot, ViewProps } from '../views/view-props.ts'
import { MonthBar, SlotBar } from './month-bar.tsx'
import styles from './month.module.css'

type MonthWeekProps = ViewProps & {
  readonly week: readonly PlainDate[]
  readonly lanes: number
  readonly isPhone: boolean
  readonly held: Entry | undefined
  readonly ghost: Entry | undefined
  readonly slot: Slot | undefined
  readonly onList: (day: PlainDate) => void
}

export function MonthWeek(props: MonthWeekProps): ReactNode {
  const { week, entries, lanes, held, ghost, slot, when } = props
  const texts = useTexts(calendarWords)
  const { shown, more } = fitting(barsIn(entries, week), week.length, lanes)
  const ghosts = ghost ? barsIn([ghost], week) : []
  const slots = slot?.allDay ? barsIn([{ first: slot.start as PlainDate, last: slot.end as PlainDate }], week) : [] // whole days have days
  const number = weekOf(week[0] as PlainDate) // a week has days
  return (
    <div role="row" className={styles.week}>
      <div role="rowheader" className={styles.number} aria-label={fill(texts.weekNumber, { week: number })}>
        {number}
      </div>
      {week.map((day, column) => (
        <DayCell key={day} {...props} day={day} month={props.day} more={more[column] ?? 0}>
          {shown
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <MonthBar
                key={bar.entry.key}
                bar={bar}
                when={when}
                isHeld={bar.entry.key === held?.key}
                isReachable={touches(bar.entry, props.cursor.day)}
                onOpen={() => props.actions.open(bar.entry.event)}
              />
            ))}
          {ghosts
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <SlotBar key="ghost" bar={bar} title={bar.entry.event.title} when={when.entry(bar.entry)} />
            ))}
          {slots
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <SlotBar key="slot" bar={bar} title={texts.slotEvent} />
            ))}
        </DayCell>
      ))}
    </div>
  )
}

type DayCellProps = MonthWeekProps & { readonly month: PlainDate; readonly more: number; readonly children: ReactNode }

function DayCell({
  day,
  month,
  today,
  more,
  isPhone,
  entries,
  layersOn,
  cursor,
  when,
  actions,
  onList,
  children,
}: DayCellProps): ReactNode {
  const texts = useTexts(calendarWords)
  const dayLabel = useDayLabel(when)
  const layers = layersOn(day)
  const isToday = day === today
  const count = entries.filter((entry) => touches(entry, day)).length
  return (
    <div
      role="gridcell"
      className={styles.cell}
      tabIndex={day === cursor.day ? 0 : -1}
      data-cell={day}
      data-other={monthOf(day) !== monthOf(month) || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <VisuallyHidden>{dayLabel(day, { entries, isToday, layers })}</VisuallyHidden>
      <span className={styles.top}>
        <button
          type="button"
          className={styles.date}
          tabIndex={-1}
          aria-label={fill(texts.openDay, { day: when.long(day) })}
          onClick={() => actions.showDay(day)}
        >
          {Number(day.slice(8))}
        </button>
        <LayerMarks layers={layers} />
      </span>
      {isPhone ? <Dots count={count} /> : children}
      {more > 0 && !isPhone ? (
        <button
          type="button"
          className={styles.more}
          tabIndex={day === cursor.day ? 0 : -1}
          aria-label={fill(texts.moreOn, { count: more, day: when.long(day) })}
          onClick={() => onList(day)}
        >
          {fill(texts.more, { count: more })}
        </button>
      ) : null}
    </div>
  )
}

const mostDots = 3

/** On a phone there is room for how much, not for what; the list of the day says that. */
function Dots({ count }: { readonly count: number }): ReactNode {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: Math.min(count, mostDots) }, (_, at) => (
        <span key={at} className={styles.dot} />
      ))}
      {count > mostDots ? <span className={styles.rest}>+{count - mostDots}</span> : null}
    </span>
  )
}
