import { sql, type Kysely } from 'kysely'
import type { CalendarTables } from './tables.ts'

const atOnce = 500

/** Deletes for good, in all workspaces, what was taken away 30 days ago. */
export async function forgetRemoved(db: Kysely<CalendarTables>, now?: Date): Promise<void> {
  for (let more = atOnce; more === atOnce;) {
    const { numAffectedRows = 0n } = await sql`
      with old as (
        select workspace_id, id from calendar.event
        where removed_at < coalesce(${now ?? null}::timestamptz, platform.moment()) - interval '30 days'
        limit ${atOnce} for update skip locked
      )
      delete from calendar.event as e using old where e.workspace_id = old.workspace_id and e.id = old.id`.execute(db)
    more = Number(numAffectedRows)
  }
}
