import { sql, type Kysely } from 'kysely'
import type { NotesTables } from './tables.ts'

const atOnce = 500

/**
 * Gives every reminder that is due, in all workspaces, and tells the browsers. One statement marks and tells, and a row that another
 * worker has in hand is passed over, so that each is given once.
 */
export async function giveReminders(db: Kysely<NotesTables>, now?: Date): Promise<number> {
  let given = 0
  for (let more = atOnce; more === atOnce; given += more) more = await giveSome(db, now)
  return given
}

async function giveSome(db: Kysely<NotesTables>, now?: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    with due as (
      select workspace_id, id from notes.note
      where reminder <= coalesce(${now ?? null}::timestamptz, platform.moment()) and reminded_at is null and deleted_at is null
      order by reminder limit ${atOnce} for update skip locked
    ), given as (
      update notes.note as n set reminded_at = date_trunc('milliseconds', coalesce(${now ?? null}::timestamptz, platform.moment()))
      from due where n.workspace_id = due.workspace_id and n.id = due.id
      returning n.workspace_id, n.id
    ), told as (
      insert into platform.live_event (workspace_id, topic, key)
      select workspace_id, topic, id from given cross join unnest(array['notes', 'note-reminder']) as topic
    )
    select count(*)::int as given from given`.execute(db)
  return rows[0]?.given ?? 0
}
