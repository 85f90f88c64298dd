import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { NewEvent } from '../contract.ts'
import { insertEvents } from './change-store.ts'
import { wholeEvent } from './event-row.ts'
import type { CalendarTables } from './tables.ts'

type Tx = Transaction<CalendarTables>
type Imported = { readonly changed: number; readonly known: number }

/** Adds what is not there yet, by its uid; two imports at once wait for each other. */
export async function addImported(tx: Tx, importId: string, sent: readonly NewEvent[]): Promise<Imported> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar.import ' || platform.workspace(), 0))`.execute(tx)
  const events = sent.map(wholeEvent)
  const known = await knownAmong(
    tx,
    events.map(({ uid }) => uid),
  )
  const fresh = [...new Map(events.filter(({ uid }) => !known.has(uid)).map((event) => [event.uid, event])).values()]
  const changed = fresh.length === 0 ? 0 : await insertEvents(tx, fresh, importId)
  return { changed, known: events.length - changed }
}

async function knownAmong(tx: Tx, uids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ uid: string }>`
    select uid from calendar.event
    where removed_at is null and uid in (select jsonb_array_elements_text(${storableJson(uids)}::jsonb))`.execute(tx)
  return new Set(rows.map(({ uid }) => uid))
}

export async function removeImported(tx: Tx, importId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from calendar.event where import_id = ${importId}::uuid`.execute(tx)
  if (numAffectedRows === 0n) throw new Problem('not-found', 'There is no such import.')
  return Number(numAffectedRows)
}
