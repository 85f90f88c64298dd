import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { dayAt } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ChartFrame } from '../../../../shell/parts/charts/chart-frame.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { ScheduleEntry, WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import styles from './home.module.css'

type ScheduleProps = { readonly widget: WidgetOf<'schedule'>; readonly range: 'DT' | 'DTM' }

/** What is in the calendar, with a line where we are now. */
export function ScheduleCard({ widget, range }: ScheduleProps): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const now = useMinute()
  const day = widget.days[range]
  const entries = widget.data[range]
  const when = useWhen(day)
  // Before the first that begins later; what lasts the whole day is on anyway.
  const isToday = day === dayAt(now, officeTimeZone)
  const next = isToday ? entries.findIndex(({ allDay, start }) => !allDay && Date.parse(start) > now.getTime()) : -2
  const nowLine = (
    <li className={styles.now} aria-current="time">
      <span>
        {texts.now} <time dateTime={now.toISOString()}>{formats.time(now)}</time>
      </span>
    </li>
  )
  return (
    <ChartFrame
      title={texts.scheduleTitle}
      description={texts.scheduleHelp}
      table={[
        [texts.time, texts.eventTitle],
        ...entries.map((entry) => [when(entry), entry.title]),
        ...(entries.length === 0 ? [['–', texts.nothingPlanned]] : []),
      ]}
      format={(value) => formats.number(value)}
    >
      {entries.length === 0 ? <p className={styles.nothing}>{texts.nothingPlanned}</p> : null}
      <ul className={styles.entries}>
        {entries.map((entry, at) => (
          <Fragment key={`${entry.id} ${entry.start}`}>
            {at === next ? nowLine : null}
            <li className={styles.entry} data-past={(isToday && isOver(entry, now)) || undefined}>
              <span className={styles.when}>{when(entry)}</span>
              <Link href={`/apps/calendar/day/${day}?event=${entry.id}`}>{entry.title}</Link>
            </li>
          </Fragment>
        ))}
        {isToday && next === -1 ? nowLine : null}
      </ul>
    </ChartFrame>
  )
}

function isOver({ allDay, end }: ScheduleEntry, now: Date): boolean {
  return !allDay && Date.parse(end) <= now.getTime()
}

/** As long as it is within the day; what began before or goes on after says so. */
function useWhen(day: string): (entry: ScheduleEntry) => string {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  return ({ allDay, start, end }) => {
    if (allDay) return texts.wholeDay
    const begins = dayAt(new Date(start), officeTimeZone) === day
    const ends = dayAt(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)), officeTimeZone) === day
    if (begins && ends) return start === end ? formats.time(start) : `${formats.time(start)}–${formats.time(end)}`
    if (begins) return fill(texts.from, { time: formats.time(start) })
    return ends ? fill(texts.until, { time: formats.time(end) }) : texts.wholeDay
  }
}
