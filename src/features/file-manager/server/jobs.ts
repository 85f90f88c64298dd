import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { ObjectStore } from '../../../platform/object-store-port.ts'
import type { FileTables } from './tables.ts'

const tidy = job('tidy-files', z.object({}))

/** Every night away with what nobody can want any more. */
export function fileManagerJobs(db: Kysely<FileTables>, store: ObjectStore): readonly JobHandler[] {
  return [jobHandler(tidy, () => tidyFiles(db, store), '47 3 * * *')]
}

export async function tidyFiles(db: Kysely<FileTables>, store: ObjectStore, now?: Date): Promise<void> {
  const moment = sql`coalesce(${now ?? null}::timestamptz, platform.moment())`
  await sql`delete from file_manager.visit where until < ${moment}`.execute(db)
  await sql`delete from file_manager.zip where until < ${moment}`.execute(db)
  await emptyBins(db, moment)
  await dropUploads(db, store, moment)
  await dropContents(db, store, moment)
  await dropOrphans(db, store, now ?? new Date())
}

type Moment = ReturnType<typeof sql>
const atOnce = 200

/** What has been in the bin for 30 days. */
async function emptyBins(db: Kysely<FileTables>, moment: Moment): Promise<void> {
  for (let more = atOnce; more === atOnce;) {
    const { rows } = await sql<{ count: number }>`
      with old as (
        select workspace_id, id from file_manager.entry where bin_id = id and removed_at < ${moment} - interval '30 days' limit ${atOnce}
      ), gone as (
        delete from file_manager.entry e using old where e.workspace_id = old.workspace_id and e.bin_id = old.id
      ), told as (
        insert into platform.live_event (workspace_id, topic, key) select distinct workspace_id, 'files', 'many' from old
      )
      select count(*)::int as count from old`.execute(db)
    more = rows[0]?.count ?? 0
  }
}

/** What was begun or finished a week ago. */
async function dropUploads(db: Kysely<FileTables>, store: ObjectStore, moment: Moment): Promise<void> {
  const { rows } = await sql<{ key: string | null; state: string; isOpen: boolean }>`
    delete from file_manager.upload where made_at < ${moment} - interval '7 days'
    returning store_key as key, store_state as state, entry_id is null as "isOpen"`.execute(db)
  for (const { key, state, isOpen } of rows) if (key !== null && isOpen) await store.abort({ key, state })
}

/** What no file has any more. A day is left to whatever is just being made. */
async function dropContents(db: Kysely<FileTables>, store: ObjectStore, moment: Moment): Promise<void> {
  const { rows } = await sql<{ key: string | null }>`
    delete from file_manager.content c where made_at < ${moment} - interval '1 day' and not exists (
      select from file_manager.entry e where e.workspace_id = c.workspace_id and e.content_id = c.id
    ) and not exists (
      -- Cleared samples can come back for a day, with the contents that people gave them.
      select from platform.sample_archive a where a.workspace_id = c.workspace_id and a.source = 'file_manager.entry'
    ) returning store_key as key`.execute(db)
  for (const { key } of rows) if (key !== null) await store.remove(key)
}

const oldMilliseconds = 8 * 24 * 3_600_000

/** What lies in the store and nothing here knows of: a server may have been cut off between the two. */
async function dropOrphans(db: Kysely<FileTables>, store: ObjectStore, now: Date): Promise<void> {
  let keys: string[] = []
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ key: string }>`
      select k.key from unnest(${keys}::uuid[]) as k(key)
      where not exists (select from file_manager.content c where c.store_key = k.key)
        and not exists (select from file_manager.upload u where u.store_key = k.key)`.execute(db)
    keys = []
    for (const { key } of rows) {
      await store.remove(key)
      await store.abort({ key, state: '' }).catch(() => {})
    }
  }
  for await (const { key, madeAt } of store.list()) {
    if (now.getTime() - madeAt.getTime() > oldMilliseconds) keys.push(key)
    if (keys.length >= 1000) await look()
  }
  if (keys.length > 0) await look()
}
