import { addDays, dayAt, daysBetween, isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { momentAt, timeAt } from '../../../../kit/zoned-moment.ts'
import type { CalendarEvent } from '../../contract.ts'

/** What a calendar and a clock on the wall show. */
export type Wall = { readonly day: PlainDate; readonly time: string }

/** When an event is, as people say it: whole days, or from one time to another. */
export type EventWhen =
  | { readonly allDay: true; readonly first: PlainDate; readonly last: PlainDate }
  | { readonly allDay: false; readonly start: Wall; readonly end: Wall }

/** When it is on the wire: days, or moments in UTC. */
export type EventTimes = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>

export function whenOf({ allDay, start, end }: EventTimes, timeZone: string): EventWhen {
  return allDay
    ? { allDay, first: dayIn(start, timeZone), last: dayIn(end, timeZone) }
    : { allDay, start: wallAt(start, timeZone), end: wallAt(end, timeZone) }
}

/** An hour that clocks skip in spring is the one after it; where nothing would be left of the event thereby, it keeps its length. */
export function timesOf(when: EventWhen, timeZone: string): EventTimes {
  if (when.allDay) return { allDay: true, start: when.first, end: when.last }
  const start = momentAt(when.start.day, when.start.time, timeZone)
  const end = momentAt(when.end.day, when.end.time, timeZone)
  const kept = new Date(start.getTime() + Math.max(0, minutesBetween(when.start, when.end)) * 60_000)
  return { allDay: false, start: start.toISOString(), end: (end <= start ? kept : end).toISOString() }
}

/** How many minutes pass; clocks may show more or less. */
export function realMinutes(when: EventWhen, timeZone: string): number {
  const { start, end } = timesOf(when, timeZone)
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
}

export function isInOrder(when: EventWhen): boolean {
  return when.allDay ? when.first <= when.last : minutesBetween(when.start, when.end) >= 0
}

/** The same length from another beginning on. */
export function startingAt(when: EventWhen, start: Wall): EventWhen {
  if (when.allDay) return { ...when, first: start.day, last: addDays(start.day, daysBetween(when.first, when.last)) }
  return { ...when, start, end: addMinutes(start, minutesBetween(when.start, when.end)) }
}

/** By the clock on the wall: an hour later shows one more, whatever happens to the clocks that day. */
export function addMinutes({ day, time }: Wall, minutes: number): Wall {
  const total = minuteOf(time) + minutes
  const inDay = ((total % 1440) + 1440) % 1440
  const written = `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
  return { day: addDays(day, Math.floor(total / 1440)), time: written }
}

export function minutesBetween(one: Wall, other: Wall): number {
  return daysBetween(one.day, other.day) * 1440 + minuteOf(other.time) - minuteOf(one.time)
}

/** One hour from the next full one on. */
export function nextHour(now: Date, timeZone: string): EventWhen {
  const { day, time } = wallAt(now, timeZone)
  const start = addMinutes({ day, time: `${time.slice(0, 2)}:00` }, 60)
  return { allDay: false, start, end: addMinutes(start, 60) }
}

export function wallAt(moment: Date | string, timeZone: string): Wall {
  const at = new Date(moment)
  return { day: dayAt(at, timeZone), time: timeAt(at, timeZone) }
}

function dayIn(value: string, timeZone: string): PlainDate {
  return isPlainDate(value) ? value : dayAt(new Date(value), timeZone)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
