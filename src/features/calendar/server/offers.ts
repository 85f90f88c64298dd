import { sql, type RawBuilder, type Transaction } from 'kysely'
import { addDays, dayAt, type PlainDate } from '../../../kit/plain-date.ts'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
import type { DueSource } from '../../../platform/notices.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { CalendarEvent } from '../contract.ts'
import { defaultTimeZone } from '../rules-event.ts'
import { daysOf, occurrencesOf, type Occurrence } from '../rules-recurrence.ts'
import { readEvents } from './list-store.ts'
import { eventColumns, eventOf, type EventColumns } from './event-row.ts'
import { findStartingEvents } from './starting-events.ts'

type UpcomingEvent = {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly start: string
  readonly allDay: boolean
}

/** So many repeated events are looked through for their next time. */
const mostRepeated = 100

/** What comes next: what is on now, whole days of today, and then one after the other for a year. */
export async function upcomingEvents(tx: Transaction<NoTables>, most: number): Promise<readonly UpcomingEvent[]> {
  const { rows } = await sql<{ now: Date }>`select platform.moment() as now`.execute(tx)
  const now = rows[0]?.now ?? new Date(0)
  const single = sql`recurrence = '' and (end_at >= ${now} or last_day >= ${dayAt(now, defaultTimeZone)}::date)`
  const events = [...(await select(tx, now, single, most)), ...(await select(tx, now, sql`recurrence <> ''`, mostRepeated))]
  // Two weeks are enough nearly always, and what is repeated daily is gone through for a year only where they are not.
  const soon = comingWithin(14, events, now)
  const coming = soon.length >= most ? soon : comingWithin(366, events, now)
  return coming.slice(0, most).map(({ event, start }) => ({
    id: event.id,
    title: event.title,
    detail: beginning(event.desc),
    start,
    allDay: event.allDay,
  }))
}

function comingWithin(days: number, events: readonly CalendarEvent[], now: Date): readonly Occurrence[] {
  const today = dayAt(now, defaultTimeZone)
  const found = occurrencesOf(events, { from: today, to: addDays(today, days) }, defaultTimeZone)
  return found.filter(({ event, end }) => event.allDay || Date.parse(end) >= now.getTime())
}

async function select(tx: Transaction<NoTables>, now: Date, which: RawBuilder<unknown>, most: number): Promise<readonly CalendarEvent[]> {
  const { rows } = await sql<EventColumns>`
    select ${eventColumns} from calendar.event
    where workspace_id = platform.workspace() and removed_at is null and until_at > ${now} and ${which}
    order by begins_at, id limit ${most}`.execute(tx)
  return rows.map(eventOf)
}

function beginning(text: string): string {
  const [first = ''] = text.trim().split('\n')
  return first.length <= 120 ? first : `${first.slice(0, 119).trimEnd()}…`
}

type DayEvent = Pick<UpcomingEvent, 'id' | 'title' | 'allDay' | 'start'> & { readonly end: string; readonly days: readonly string[] }

/** All times of events on these days, in their order; each with the days of the span that it touches. */
export async function eventsBetween(tx: Transaction<NoTables>, from: PlainDate, to: PlainDate): Promise<readonly DayEvent[]> {
  const span = { from, to }
  return occurrencesOf(await readEvents(tx, span), span, defaultTimeZone).map((occurrence) => ({
    id: occurrence.event.id,
    title: occurrence.event.title,
    allDay: occurrence.event.allDay,
    start: occurrence.start,
    end: occurrence.end,
    days: daysOf(occurrence, defaultTimeZone, span),
  }))
}

/** Events that people have put into the calendar; not what came with an import. */
export const addedEvents: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'event',
    from: sql`calendar.event`,
    where: sql`removed_at is null and import_id is null`,
    id: sql`id`,
    time: sql`made_at`,
    by: sql`made_by`,
    title: sql`title`,
  })

/** Events that begin soon. */
export const startingEvents: DueSource = findStartingEvents
