import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { CalendarEvent, NewEvent } from '../contract.ts'
import { defaultTimeZone, timeFault, type TimeFault } from '../rules-event.ts'
import { overBy } from '../rules-recurrence.ts'

export const eventColumns: RawBuilder<unknown> = sql`id, title, all_day as "allDay", description as desc, time_zone as "timeZone", recurrence,
  uid, version, first_day::text as "firstDay", last_day::text as "lastDay", start_at as "startAt", end_at as "endAt"`

/** What the columns give. */
export type EventColumns = Omit<CalendarEvent, 'start' | 'end'> & {
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly startAt: Date | null
  readonly endAt: Date | null
}

/** An event as the contract has it. */
export function eventOf({ firstDay, lastDay, startAt, endAt, ...row }: EventColumns): CalendarEvent {
  return { ...row, start: firstDay ?? startAt?.toISOString() ?? '', end: lastDay ?? endAt?.toISOString() ?? '' }
}

/** A new event with everything that was left open. */
export function wholeEvent({
  id = randomUUID(),
  desc = '',
  timeZone = defaultTimeZone,
  recurrence = '',
  uid = '',
  ...rest
}: NewEvent): CalendarEvent {
  return checked({ ...rest, id, desc, timeZone, recurrence, uid: storable(uid) || id, version: 1 })
}

const messages: Readonly<Record<TimeFault, string>> = {
  'bad-time': 'An event of whole days begins and ends with days, any other with moments, and all lie between 1900 and 2199.',
  'end-before-start': 'An event cannot end before it begins.',
  'unknown-zone': 'This time zone is not known.',
  'unknown-rule': 'This repetition cannot be followed.',
}

/** The event with its moments in one way of writing, unless its times cannot be. */
export function checked(event: CalendarEvent): CalendarEvent {
  const fault = timeFault(event)
  if (fault) throw new Problem('invalid-input', messages[fault])
  if (event.allDay) return event
  return { ...event, start: new Date(event.start).toISOString(), end: new Date(event.end).toISOString() }
}

/** Events as rows to insert or to join with. */
export function eventRows(events: readonly CalendarEvent[]): RawBuilder<unknown> {
  const rows = events.map((event) => ({
    ...event,
    ...(event.allDay ? { firstDay: event.start, lastDay: event.end } : { startAt: event.start, endAt: event.end }),
    untilAt: overBy(event)?.toISOString() ?? 'infinity',
  }))
  return sql`(
    select id, title, "desc" as description, "allDay" as all_day, "firstDay" as first_day, "lastDay" as last_day,
      date_trunc('milliseconds', "startAt") as start_at, date_trunc('milliseconds', "endAt") as end_at, "timeZone" as time_zone, recurrence,
      "untilAt" as until_at, uid
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, title text, "desc" text, "allDay" boolean, "firstDay" date,
      "lastDay" date, "startAt" timestamptz, "endAt" timestamptz, "timeZone" text, recurrence text, "untilAt" timestamptz, uid text))`
}
