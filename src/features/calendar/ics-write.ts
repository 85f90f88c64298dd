import { addDays, isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import { momentAt, wallTimeAt } from '../../kit/zoned-moment.ts'
import type { CalendarEvent } from './contract.ts'
import { folded, writeText } from './ics-lines.ts'
import { zoneLines } from './ics-zones.ts'
import { defaultTimeZone } from './rules-event.ts'
import { readRecurrence, type Stamp } from './recurrence-lines.ts'

type Options = {
  /** When the file is written: a moment in UTC. */
  readonly now: string
  /** What other programs call the calendar. */
  readonly name?: string
}

/** The events as a file of RFC 5545, which other calendars read. */
export function writeCalendar(events: readonly CalendarEvent[], { now, name }: Options): string {
  const written = events.map((event) => ({ event, form: formOf(event) }))
  const zones = [...new Set(written.flatMap(({ event, form }) => (form === 'local' ? [event.timeZone] : [])))]
  const firstYear = Math.min(...events.map(({ start }) => Number(start.slice(0, 4))))
  return folded([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//eFristerstreckung//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${writeText(name)}`]),
    ...zones.flatMap((zone) => zoneLines(zone, firstYear)),
    ...written.flatMap(({ event, form }) => eventLines(event, form, now)),
    'END:VCALENDAR',
  ])
}

/** Whole days, the clocks of the event's place, or UTC where those do not tell the moment: in an hour that comes twice. */
type Form = 'days' | 'local' | 'utc'

function formOf({ allDay, start, end, timeZone }: CalendarEvent): Form {
  if (allDay) return 'days'
  return timeZone !== 'UTC' && [start, end].every((moment) => isTold(moment, timeZone)) ? 'local' : 'utc'
}

function isTold(moment: string, timeZone: string): boolean {
  const [day = '', time = ''] = wallTimeAt(new Date(moment), timeZone).split('T')
  return momentAt(asDay(day), time, timeZone).getTime() === Math.floor(Date.parse(moment) / 1000) * 1000
}

function eventLines(event: CalendarEvent, form: Form, now: string): readonly string[] {
  const hasZoneLine = form === 'utc' || (form === 'days' && event.timeZone !== defaultTimeZone)
  return [
    'BEGIN:VEVENT',
    `UID:${writeText(event.uid)}`,
    `DTSTAMP:${inUtc(now)}`,
    `SEQUENCE:${event.version - 1}`,
    // The end of whole days is the day after the last one.
    `DTSTART${timeText(event.start, event, form)}`,
    `DTEND${timeText(form === 'days' ? addDays(asDay(event.end), 1) : event.end, event, form)}`,
    ...(hasZoneLine ? [`X-TIME-ZONE:${event.timeZone}`] : []),
    ...recurrenceLines(event, form),
    `SUMMARY:${writeText(event.title)}`,
    ...(event.desc === '' ? [] : [`DESCRIPTION:${writeText(event.desc)}`]),
    'END:VEVENT',
  ]
}

function timeText(time: string, { timeZone }: CalendarEvent, form: Form): string {
  if (form === 'days') return `;VALUE=DATE:${compact(time)}`
  if (form === 'utc') return `:${inUtc(time)}`
  return `;TZID=${timeZone}:${compact(wallTimeAt(new Date(time), timeZone))}`
}

function recurrenceLines(event: CalendarEvent, form: Form): readonly string[] {
  const lines = event.recurrence.split('\n').map((line) => line.trim())
  const { added = [], excepted = [] } = readRecurrence(event.recurrence) ?? {}
  return [
    ...lines.filter((line) => /^RRULE/i.test(line)),
    ...added.map((stamp) => `RDATE${stampText(stamp, event, form)}`),
    ...excepted.map((stamp) => `EXDATE${stampText(stamp, event, form)}`),
  ]
}

function stampText({ day, time, timeZone = '' }: Stamp, event: CalendarEvent, form: Form): string {
  if (form === 'days' || time === undefined) return `;VALUE=DATE:${compact(day)}`
  const local = `${compact(day)}T${time.replaceAll(':', '')}`
  if (timeZone === 'UTC') return `:${local}Z`
  const moment = momentAt(day, time, timeZone === '' ? event.timeZone : timeZone).toISOString()
  return timeText(moment, event, form)
}

const compact = (time: string): string => time.replace(/[-:]/g, '')
const inUtc = (moment: string): string => `${compact(new Date(moment).toISOString().slice(0, 19))}Z`

function asDay(text: string): PlainDate {
  if (isPlainDate(text)) return text
  throw new RangeError('no such calendar day')
}
