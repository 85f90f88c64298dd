import { sql, type Kysely } from 'kysely'
import { sweepPictures } from './pictures.ts'
import type { NotesTables } from './tables.ts'

const atOnce = 500

/** Deletes for good, in all workspaces, what has been in the bin for 30 days, and the pictures no note has any more. */
export async function emptyBins(db: Kysely<NotesTables>, now?: Date): Promise<void> {
  const moment = sql`coalesce(${now ?? null}::timestamptz, platform.moment())`
  for (let more = atOnce; more === atOnce;) {
    // What was marked long ago is deleted by the sweep that follows, unless another note has the same picture.
    const { rows } = await sql<{ gone: number }>`
      with old as (
        select workspace_id, id from notes.note where deleted_at < ${moment} - interval '30 days' limit ${atOnce} for update skip locked
      ), gone as (
        delete from notes.note as n using old where n.workspace_id = old.workspace_id and n.id = old.id returning n.workspace_id, n.image_id
      ), unused as (
        update notes.picture as p set unused_since = '-infinity' from gone where p.workspace_id = gone.workspace_id and p.file_id = gone.image_id
      ), told as (
        insert into platform.live_event (workspace_id, topic, key) select distinct workspace_id, 'notes', 'many' from gone
      )
      select count(*)::int as gone from gone`.execute(db)
    more = rows[0]?.gone ?? 0
  }
  await sweepPictures(db, moment)
}
