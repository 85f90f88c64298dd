import { addDays, dayAt, daysBetween, earlier, isPlainDate, later, type PlainDate } from '../../kit/plain-date.ts'
import { momentAt, wallTimeAt } from '../../kit/zoned-moment.ts'
import type { CalendarEvent } from './contract.ts'
import { readRecurrence, type Recurrence, type RepeatRule, type Stamp } from './recurrence-lines.ts'
import { repeatedDays } from './repeated-days.ts'

/** What says when an event takes place. */
export type Timed = Pick<CalendarEvent, 'allDay' | 'start' | 'end' | 'timeZone' | 'recurrence'>
/** One time of an event: days, or moments in UTC, as the event has them. */
export type Occurrence<Event extends Timed = CalendarEvent> = { readonly event: Event; readonly start: string; readonly end: string }
/** Days of the place whose time is shown, both included. */
type Days = { readonly from: string; readonly to: string }

/** So many of one event are shown between two days. */
const mostOccurrences = 1000

/** The times of an event between two days. What is repeated keeps the time on the clocks of its own place. */
export function occurrences<Event extends Timed>(event: Event, span: Days, timeZone: string): readonly Occurrence<Event>[] {
  return occurrencesWithin(event, boundsOf(span, timeZone))
}

/** The times of many events between two days, in the order of their start; whole days come first. */
export function occurrencesOf<Event extends Timed>(events: readonly Event[], span: Days, timeZone: string): readonly Occurrence<Event>[] {
  const bounds = boundsOf(span, timeZone)
  const momentOf = dayStarts(timeZone)
  const keyed = events
    .flatMap((event) => occurrencesWithin(event, bounds))
    .map((occurrence) => ({ occurrence, at: occurrence.event.allDay ? momentOf(occurrence.start) : Date.parse(occurrence.start) }))
  const compare = (one: (typeof keyed)[number], other: (typeof keyed)[number]) =>
    one.at - other.at || Number(other.occurrence.event.allDay) - Number(one.occurrence.event.allDay)
  return keyed.toSorted(compare).map(({ occurrence }) => occurrence)
}

function occurrencesWithin<Event extends Timed>(event: Event, bounds: Bounds): readonly Occurrence<Event>[] {
  const found: Occurrence<Event>[] = []
  for (const start of startsOf(event, bounds)) {
    const occurrence = { event, start, end: endOf(event, start) }
    if (touches(occurrence, bounds) && found.push(occurrence) === mostOccurrences) break
  }
  return found
}

/** The days at a place which a time of an event touches; with a span only those within it. */
export function daysOf(occurrence: Occurrence<Timed>, timeZone: string, span?: Days): readonly PlainDate[] {
  const { event, start, end } = occurrence
  const first = event.allDay ? asDay(start) : dayAt(new Date(start), timeZone)
  // What ends at midnight does not touch the day that begins then.
  const last = event.allDay ? asDay(end) : dayAt(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)), timeZone)
  const from = span ? later(first, asDay(span.from)) : first
  const to = span ? earlier(last, asDay(span.to)) : last
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
}

/** A moment after which an event is surely over; nothing where it is repeated for ever. */
export function overBy(event: Timed): Date | undefined {
  const recurrence = readRecurrence(event.recurrence)
  const first = firstDayOf(event)
  const last = recurrence?.rule ? lastRepeated(recurrence.rule, first) : first
  if (!last) return undefined
  const latest = (recurrence?.added ?? []).reduce((day, stamp) => later(day, stamp.day), last)
  // Two days more, because neither the zone of the rule nor that of the reader is asked here.
  return new Date(Date.parse(`${addDays(latest, 2)}T00:00:00Z`) + lengthOf(event))
}

function lastRepeated(rule: RepeatRule, first: PlainDate): PlainDate | undefined {
  if (rule.until) return later(first, rule.until.day)
  if (rule.count === undefined) return undefined
  return [...repeatedDays(rule, first, first, addDays(first, 40_000))].at(-1) ?? first
}

type Bounds = { readonly from: PlainDate; readonly to: PlainDate; readonly start: number; readonly end: number }

function boundsOf(span: Days, timeZone: string): Bounds {
  const [from, to] = [asDay(span.from), asDay(span.to)]
  const [start, end] = [momentAt(from, '00:00', timeZone), momentAt(addDays(to, 1), '00:00', timeZone)]
  return { from, to, start: start.getTime(), end: end.getTime() }
}

function touches({ event, start, end }: Occurrence<Timed>, bounds: Bounds): boolean {
  if (event.allDay) return start <= bounds.to && end >= bounds.from
  const [begins, ends] = [Date.parse(start), Date.parse(end)]
  return begins < bounds.end && (ends > bounds.start || begins >= bounds.start)
}

/** Where the times begin that may touch the span, in order; some that do not are among them. */
function* startsOf(event: Timed, { from, to }: Bounds): Generator<string> {
  const recurrence = event.recurrence === '' ? undefined : readRecurrence(event.recurrence)
  if (!recurrence) {
    yield event.start
    return
  }
  const first = firstDayOf(event)
  // Places are up to a day apart, and what began before the span may reach into it.
  const reach = Math.ceil(lengthOf(event) / 86_400_000) + 2
  const days = recurrence.rule ? repeatedDays(recurrence.rule, first, addDays(from, -reach), addDays(to, 2)) : [first]
  const begin = event.allDay ? event.start : wallTimeAt(new Date(event.start), event.timeZone)
  const time = event.allDay ? undefined : begin.slice(11)
  const added = recurrence.added.map((stamp) => wallOf(stamp, event)).toSorted()
  const isLeftOut = leavesOut(event, recurrence)
  const seen = new Set<string>()
  for (const wall of inOrder(days, time, added)) {
    if (isLeftOut(wall) || seen.has(wall)) continue
    seen.add(wall)
    // Of an hour that comes twice the first one is meant, except where the event itself says which.
    yield wall === begin ? event.start : startAt(event, wall)
  }
}

/** The days of the rule and the dates that were added, which are few. */
function* inOrder(days: Iterable<PlainDate>, time: string | undefined, added: readonly string[]): Generator<string> {
  let next = 0
  for (const day of days) {
    const wall = time === undefined ? day : `${day}T${time}`
    for (let other = added[next]; other !== undefined && other < wall; other = added[next]) {
      yield other
      next += 1
    }
    yield wall
  }
  yield* added.slice(next)
}

function leavesOut(event: Timed, { rule, excepted }: Recurrence): (wall: string) => boolean {
  const walls = new Set(excepted.map((stamp) => wallOf(stamp, event)))
  const until = rule?.until && wallOf(rule.until, event)
  return (wall) => walls.has(wall) || walls.has(wall.slice(0, 10)) || (until !== undefined && wall.slice(0, until.length) > until)
}

/** A stamp on the clocks of the event's own place; only its day where the event takes whole days or the stamp has no time. */
function wallOf({ day, time, timeZone }: Stamp, event: Timed): string {
  if (event.allDay || time === undefined) return day
  if (timeZone === undefined || timeZone === event.timeZone) return `${day}T${time}`
  return wallTimeAt(momentAt(day, time, timeZone), event.timeZone)
}

function startAt(event: Timed, wall: string): string {
  if (event.allDay) return wall.slice(0, 10)
  const [day = '', time = '00:00'] = wall.split('T')
  return momentAt(asDay(day), time, event.timeZone).toISOString()
}

function endOf(event: Timed, start: string): string {
  if (start === event.start) return event.end
  if (event.allDay) return addDays(asDay(start), daysBetween(asDay(event.start), asDay(event.end)))
  return new Date(Date.parse(start) + lengthOf(event)).toISOString()
}

function lengthOf({ start, end }: Timed): number {
  return Date.parse(end) - Date.parse(start)
}

function firstDayOf(event: Timed): PlainDate {
  return asDay(event.allDay ? event.start : wallTimeAt(new Date(event.start), event.timeZone).slice(0, 10))
}

/** When days begin at a place; each is looked up once. */
function dayStarts(timeZone: string): (day: string) => number {
  const known = new Map<string, number>()
  return (day) => {
    const moment = known.get(day) ?? momentAt(asDay(day), '00:00', timeZone).getTime()
    known.set(day, moment)
    return moment
  }
}

/** Contract and rules give days in this shape. */
function asDay(text: string): PlainDate {
  if (isPlainDate(text)) return text
  throw new RangeError('no such calendar day')
}
