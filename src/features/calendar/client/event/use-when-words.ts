import { useMemo } from 'react'
import { yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { useFormatLocale } from '../../../../shell/parts/formats/use-formats.ts'
import type { EventWhen } from './event-when.ts'

/** When an event is, short and complete: «Tue, 24 Nov, 14:00–15:00». The year stands only where it is not this one. */
export function useWhenWords(): (when: EventWhen, today: PlainDate) => string {
  const locale = useFormatLocale()
  return useMemo(() => {
    const near = dayWriter(locale, {})
    const far = dayWriter(locale, { year: 'numeric' })
    return (when, today) => {
      const day = (date: PlainDate): string => (yearOf(date) === yearOf(today) ? near(date) : far(date))
      if (when.allDay) return when.first === when.last ? day(when.first) : `${day(when.first)} – ${day(when.last)}`
      const { start, end } = when
      const from = `${day(start.day)}, ${start.time}`
      return end.day === start.day ? `${from}–${end.time}` : `${from} – ${day(end.day)}, ${end.time}`
    }
  }, [locale])
}

function dayWriter(locale: string, more: Intl.DateTimeFormatOptions): (date: PlainDate) => string {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', ...more })
  // Days have no zone; their noon in UTC is on that day.
  return (date) => formatter.format(new Date(`${date}T12:00:00Z`))
}
