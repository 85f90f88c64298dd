import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { calendarWords } from '../calendar-words.ts'
import { barsIn } from '../layout/bars.ts'
import { MonthBar, SlotBar } from '../month/month-bar.tsx'
import { isLong, touches } from '../time/entry.ts'
import { useDayLabel } from '../views/use-entry-label.ts'
import type { ViewProps } from '../views/view-props.ts'
import type { Hand } from './hand.ts'
import { cssValues } from '../views/css-values.ts'
import styles from './week.module.css'

/** Above the hours: what lasts whole days. */
export function LongRow({
  days,
  today,
  entries,
  layersOn,
  cursor,
  when,
  actions,
  title,
  held,
  ghost,
  slot,
}: ViewProps & Hand & { readonly title: string }): ReactNode {
  const texts = useTexts(calendarWords)
  const dayLabel = useDayLabel(when)
  const long = entries.filter(isLong)
  const bars = barsIn(long, days)
  const ghosts = ghost && isLong(ghost) ? barsIn([ghost], days) : []
  const slots = slot?.allDay ? barsIn([{ first: slot.start as PlainDate, last: slot.end as PlainDate }], days) : [] // whole days have days
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <div role="row" className={styles.row} style={cssValues({ '--lanes': lanes })} data-long="">
      <div role="rowheader" className={styles.longTitle}>
        {title}
      </div>
      {days.map((day, column) => (
        <div
          key={day}
          role="gridcell"
          className={styles.longCell}
          tabIndex={cursor.day === day && cursor.hour === undefined ? 0 : -1}
          data-cell={`${day}/all`}
        >
          <VisuallyHidden>{`${title}, ${dayLabel(day, { entries: long, isToday: day === today, layers: layersOn(day) })}`}</VisuallyHidden>
          {bars
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <MonthBar
                key={bar.entry.key}
                bar={bar}
                when={when}
                isHeld={bar.entry.key === held?.key}
                isReachable={touches(bar.entry, cursor.day)}
                onOpen={() => actions.open(bar.entry.event)}
              />
            ))}
          {ghosts
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <SlotBar key="ghost" bar={bar} title={bar.entry.event.title} />
            ))}
          {slots
            .filter((bar) => bar.column === column)
            .map((bar) => (
              <SlotBar key="slot" bar={bar} title={texts.slotEvent} />
            ))}
        </div>
      ))}
    </div>
  )
}
