import { addDays, type PlainDate } from '../../kit/plain-date.ts'
import { momentAt, wallTimeAt } from '../../kit/zoned-moment.ts'
import type { CalendarEvent } from './contract.ts'
import { durationOf } from './ics-duration.ts'
import { readParts, readText, type IcsLine, type IcsPart } from './ics-lines.ts'
import { isTimeZone, zoneNamed } from './ics-zone-names.ts'
import { readStamp, type Stamp } from './recurrence-lines.ts'
import { defaultTimeZone, timeFault, type TimeFault } from './rules-event.ts'

type Options = {
  /** Whose clocks count where a file names no place. */
  readonly timeZone: string
  /** What an event without a title is called. */
  readonly untitled: string
}
/** Why an entry of a file cannot be taken. */
export type IcsFault = TimeFault | 'not-a-calendar' | 'no-start' | 'too-long' | 'cancelled'
export type ReadEvent = Omit<CalendarEvent, 'id' | 'version'>
type Fault = { readonly title: string; readonly reason: IcsFault }

/** The events of a file of RFC 5545, and what could not be read of it. A changed time of a repeated event becomes one of its own. */
export function readCalendar(text: string, options: Options): { readonly events: readonly ReadEvent[]; readonly faults: readonly Fault[] } {
  const calendars = readParts(text).filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) return { events: [], faults: [{ title: '', reason: 'not-a-calendar' }] }
  const entries = calendars.flatMap(({ parts }) => {
    const zones = parts.filter(({ name }) => name === 'VTIMEZONE')
    const found = parts.filter(({ name }) => name === 'VEVENT')
    const changes = Map.groupBy(found.filter(isChange), (part) => valueOf(part, 'UID'))
    return found.map((part) => readEntry(part, { ...options, zones, changes: changes.get(valueOf(part, 'UID')) ?? [] }))
  })
  return {
    events: entries.flatMap((entry) => ('event' in entry ? [entry.event] : [])),
    faults: entries.flatMap((entry) => ('reason' in entry ? [entry] : [])),
  }
}

type Context = Options & { readonly zones: readonly IcsPart[]; readonly changes: readonly IcsPart[] }

function readEntry(part: IcsPart, context: Context): { readonly event: ReadEvent } | Fault {
  const title = readText(valueOf(part, 'SUMMARY')).trim() || context.untitled
  const times = valueOf(part, 'STATUS').toUpperCase() === 'CANCELLED' ? 'cancelled' : timesOf(part, context)
  if (typeof times === 'string') return { title, reason: times }
  const location = readText(valueOf(part, 'LOCATION')).trim()
  const desc = [location, readText(valueOf(part, 'DESCRIPTION'))].filter((each) => each !== '').join('\n\n')
  const recurrence = recurrenceOf(part, times, context)
  const event: ReadEvent = { title, desc, ...times, recurrence: recurrence ?? '', uid: uidOf(part) }
  if (title.length > 500 || desc.length > 20_000 || event.recurrence.length > 4000 || event.uid.length > 255)
    return { title: title.slice(0, 100), reason: 'too-long' }
  const fault = recurrence === undefined ? 'unknown-rule' : timeFault(event)
  return fault ? { title, reason: fault } : { event }
}

type Times = Pick<ReadEvent, 'allDay' | 'start' | 'end' | 'timeZone'>

function timesOf(part: IcsPart, context: Context): Times | IcsFault {
  const [startLine, endLine] = [lineOf(part, 'DTSTART'), lineOf(part, 'DTEND')]
  if (!startLine) return 'no-start'
  const start = stampOf(startLine, context)
  const end = endLine ? stampOf(endLine, context) : undefined
  if (start === 'unknown-zone' || end === 'unknown-zone') return 'unknown-zone'
  const length = durationOf(valueOf(part, 'DURATION'))
  if (!start || (endLine && !end) || !length) return 'bad-time'
  const timeZone = placeOf(part, start, context)
  if (start.time === undefined) {
    const last = end ? addDays(end.day, -1) : addDays(start.day, Math.max(0, length.days - 1))
    // Some programs give the same day as start and end of a whole day.
    return { allDay: true, start: start.day, end: end?.day === start.day ? start.day : last, timeZone }
  }
  const begins = momentOf(start, context)
  const ends = end
    ? momentOf(end, context)
    : new Date(plusDays(begins, length.days, start.timeZone ?? timeZone).getTime() + length.milliseconds)
  return { allDay: false, start: begins.toISOString(), end: ends.toISOString(), timeZone }
}

/** The place of an event: what the file says, or for a single moment in UTC the reader's own, since most programs give all in UTC. */
function placeOf(part: IcsPart, { time, timeZone }: Stamp, context: Context): string {
  const own = valueOf(part, 'X-TIME-ZONE')
  if (isTimeZone(own)) return own
  if (time === undefined) return defaultTimeZone
  return timeZone === undefined || (timeZone === 'UTC' && !lineOf(part, 'RRULE')) ? context.timeZone : timeZone
}

function stampOf({ value, parameters }: IcsLine, { zones }: Context): Stamp | 'unknown-zone' | undefined {
  const named = parameters['TZID']
  const zone = named === undefined ? undefined : zoneNamed(named, zones)
  if (named !== undefined && zone === undefined) return 'unknown-zone'
  return readStamp(value, zone)
}

function momentOf({ day, time = '00:00', timeZone }: Stamp, context: Context): Date {
  return momentAt(day, time, timeZone ?? context.timeZone)
}

function plusDays(moment: Date, days: number, timeZone: string): Date {
  if (days === 0) return moment
  const [day = '', time = ''] = wallTimeAt(moment, timeZone).split('T')
  return momentAt(addDays(day as PlainDate, days), time, timeZone) // clocks show a day in our shape
}

/** The rule as it stands, and single dates on the clocks of the event's place; nothing where one cannot be read. */
function recurrenceOf(part: IcsPart, times: Times, context: Context): string | undefined {
  if (lineOf(part, 'EXRULE')) return undefined
  const rules = part.lines.filter(({ name }) => name === 'RRULE').map(({ value }) => `RRULE:${value.trim()}`)
  const changed = isChange(part) ? [] : context.changes.flatMap(({ lines }) => lines.filter(({ name }) => name === 'RECURRENCE-ID'))
  const dates = [
    ...datesOf(
      'RDATE',
      part.lines.filter(({ name }) => name === 'RDATE'),
      times,
      context,
    ),
    ...datesOf('EXDATE', [...part.lines.filter(({ name }) => name === 'EXDATE'), ...changed], times, context),
  ]
  return dates.includes(undefined) ? undefined : [...rules, ...dates].join('\n')
}

function datesOf(name: string, lines: readonly IcsLine[], { allDay, timeZone }: Times, context: Context): readonly (string | undefined)[] {
  const stamps = lines.flatMap((line) => line.value.split(',').map((value) => stampOf({ ...line, value }, context)))
  return stamps.map((stamp) => {
    if (!stamp || stamp === 'unknown-zone') return undefined
    if (allDay || stamp.time === undefined) return `${name}:${stamp.day.replaceAll('-', '')}`
    return `${name}:${wallTimeAt(momentOf(stamp, context), timeZone).replace(/[-:]/g, '')}`
  })
}

/** One time of a repeated event that takes place otherwise. */
function isChange(part: IcsPart): boolean {
  return lineOf(part, 'RECURRENCE-ID') !== undefined
}

/** A changed time has the UID of its event; with its date it gets one that a second import knows again. */
function uidOf(part: IcsPart): string {
  const changed = valueOf(part, 'RECURRENCE-ID')
  const uid = readText(valueOf(part, 'UID')).trim() || `${valueOf(part, 'DTSTART')}-${valueOf(part, 'SUMMARY').slice(0, 100)}`
  return changed === '' ? uid : `${uid}/${changed}`
}

const lineOf = (part: IcsPart, name: string): IcsLine | undefined => part.lines.find((line) => line.name === name)
const valueOf = (part: IcsPart, name: string): string => lineOf(part, name)?.value ?? ''
