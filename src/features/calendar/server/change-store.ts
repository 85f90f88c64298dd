import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { given } from '../../../kit/given.ts'
import { Problem } from '../../../kit/problem.ts'
import type { CalendarEvent, EventChange, NewEvent } from '../contract.ts'
import { checked, eventColumns, eventOf, eventRows, wholeEvent, type EventColumns } from './event-row.ts'
import { noSuchEvent } from './list-store.ts'
import type { CalendarTables } from './tables.ts'

type Tx = Transaction<CalendarTables>

/** Adds an event. One that is there already by its id stays as it is: it was sent twice. */
export async function addEvent(tx: Tx, event: NewEvent): Promise<string> {
  const whole = wholeEvent(event)
  await insertEvents(tx, [whole])
  return whole.id
}

export async function insertEvents(tx: Tx, events: readonly CalendarEvent[], importId: string | null = null): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into calendar.event (workspace_id, id, title, description, all_day, first_day, last_day, start_at, end_at, time_zone, recurrence,
      until_at, uid, import_id)
    select platform.workspace(), id, title, description, all_day, first_day, last_day, start_at, end_at, time_zone, recurrence,
      until_at, uid, ${importId}::uuid
    from ${eventRows(events)} as r
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Changes what is sent. Who sends a version has seen that one, and nobody may have been faster. The uid is for ever. */
export async function storeChange(tx: Tx, { id, version, uid: _uid, ...changes }: EventChange): Promise<void> {
  const { rows } = await sql<EventColumns>`
    select ${eventColumns} from calendar.event where removed_at is null and id = ${id}::uuid for update`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchEvent()
  const before = eventOf(row)
  const after = checked({ ...before, ...given(changes) })
  // What is already as wished was sent twice, or two people wished the same.
  if (isDeepStrictEqual(after, before)) return
  if (version !== undefined && version !== before.version) throw new Problem('conflict', 'This event was changed by somebody else.')
  await store(tx, after)
}

async function store(tx: Tx, event: CalendarEvent): Promise<void> {
  const rows = eventRows([event])
  await sql`
    update calendar.event as e set all_day = r.all_day, first_day = r.first_day, last_day = r.last_day, start_at = r.start_at,
      end_at = r.end_at, time_zone = r.time_zone, recurrence = r.recurrence, until_at = r.until_at, version = e.version + 1
    from ${rows} as r where e.workspace_id = platform.workspace() and e.id = r.id`.execute(tx)
  // Words are taken out of texts each time these are written, which takes longer than all the rest.
  await sql`
    update calendar.event as e set title = r.title, description = r.description
    from ${rows} as r where e.workspace_id = platform.workspace() and e.id = r.id
      and (e.title, e.description) is distinct from (r.title, r.description)`.execute(tx)
}

/** Taken away a second time it stays away since the first. */
export async function takeAway(tx: Tx, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update calendar.event set removed_at = coalesce(removed_at, platform.moment()) where id = ${id}::uuid`.execute(tx)
  if (!numAffectedRows) throw noSuchEvent()
}

export async function bringBack(tx: Tx, id: string): Promise<void> {
  const { numAffectedRows } = await sql`update calendar.event set removed_at = null where id = ${id}::uuid`.execute(tx)
  if (!numAffectedRows) throw noSuchEvent()
}
