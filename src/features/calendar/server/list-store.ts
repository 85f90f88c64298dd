import { sql, type RawBuilder, type Transaction } from 'kysely'
import { addDays, dayAt, isPlainDate, type PlainDate } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import { parseQuery } from '../../../kit/query-language.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { CalendarEvent } from '../contract.ts'
import { defaultTimeZone } from '../rules-event.ts'
import { eventColumns, eventOf, type EventColumns } from './event-row.ts'
import type { CalendarTables } from './tables.ts'

type Tx = Transaction<CalendarTables>
export type Range = { readonly from?: string | undefined; readonly to?: string | undefined }

/** So many are answered at once. */
const mostEvents = 5000

export const noSuchEvent = (): Problem => new Problem('not-found', 'There is no such event.')

export async function readEvent(tx: Tx, id: string): Promise<CalendarEvent> {
  const [event] = await select(tx, sql`calendar.event where removed_at is null and id = ${id}::uuid`)
  if (!event) throw noSuchEvent()
  return event
}

/** The events that have a time between two days, or may have one because they are repeated, in the order of their start. */
export async function readEvents(tx: Tx, { from, to, q = '' }: Range & { readonly q?: string | undefined }): Promise<CalendarEvent[]> {
  const words = textCondition(parseQuery(q, []))
  const range = rangeOf({ from, to })
  const conditions = [
    sql`removed_at is null`,
    ...(range.from ? [sql`until_at > ${startOf(range.from)}::timestamptz`] : []),
    ...(range.to ? [sql`begins_at < ${startOf(addDays(range.to, 1))}::timestamptz`] : []),
    ...(words ? [words] : []),
  ]
  const source = words ? sql`calendar.own_event` : sql`calendar.event`
  const events = await select(tx, sql`${source} where ${sql.join(conditions, sql` and `)} order by begins_at, id limit ${mostEvents}`)
  return events.filter((event) => mayTakePlace(event, range))
}

/** The latest events there are, for other programs. */
export async function readLatest(tx: Tx): Promise<readonly CalendarEvent[]> {
  return select(tx, sql`calendar.event where removed_at is null order by begins_at desc, id limit ${mostEvents}`)
}

async function select(tx: Tx, source: RawBuilder<unknown>): Promise<CalendarEvent[]> {
  const { rows } = await sql<EventColumns>`select ${eventColumns} from ${source}`.execute(tx)
  return rows.map(eventOf)
}

// A moment, because row-level security lets the index be used for nothing but moments.
const startOf = (day: PlainDate): string => `${day}T00:00:00Z`

type Days = { readonly from: PlainDate | undefined; readonly to: PlainDate | undefined }

/** A day more on each side, because the day of a reader elsewhere begins earlier or later than ours. */
function rangeOf({ from, to }: Range): Days {
  if (from !== undefined && to !== undefined && to < from)
    throw new Problem('invalid-input', 'The last day cannot be before the first one.')
  return { from: beside(from, -1), to: beside(to, 1) }
}

function beside(day: string | undefined, days: number): PlainDate | undefined {
  if (day === undefined) return undefined
  if (isPlainDate(day) && day >= '1001' && day < '9999') return addDays(day, days)
  throw new Problem('invalid-input', 'There is no such day.')
}

/** Until when an event lasts is known to the day. What is repeated is not followed here: the reader does that anyway. */
function mayTakePlace({ allDay, start, end, recurrence }: CalendarEvent, { from, to }: Days): boolean {
  if (recurrence !== '') return true
  const [first, last] = allDay ? [start, end] : [start, end].map((moment) => dayAt(new Date(moment), defaultTimeZone))
  return (!from || (last ?? '') >= from) && (!to || (first ?? '') <= to)
}
