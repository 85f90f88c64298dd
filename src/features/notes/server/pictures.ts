import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { keepFiles } from '../../../platform/files.ts'
import type { Note } from '../contract.ts'
import { imageIdIn } from './note-row.ts'
import type { NotesTables } from './tables.ts'

/**
 * The pictures of these notes are theirs from now on. A file that notes have or had may be used again; a new one must be meant for
 * the whole workspace and belong to nothing else, because it goes with its last note.
 */
export async function takePictures(tx: Transaction<NotesTables>, notes: readonly Pick<Note, 'image'>[]): Promise<void> {
  const wanted = [...new Set(notes.flatMap(({ image }) => imageIdIn(image) ?? []))]
  if (wanted.length === 0) return
  const { rows: known } = await sql<{ file_id: string }>`
    update notes.picture set unused_since = null
    where workspace_id = platform.workspace() and file_id = any(${wanted}::uuid[]) returning file_id`.execute(tx)
  const fresh = wanted.filter((id) => !known.some(({ file_id: fileId }) => fileId === id))
  if (fresh.length === 0) return
  const { rows: free } = await sql`
    select from platform.file
    where workspace_id = platform.workspace() and id = any(${fresh}::uuid[]) and account_id is null and kept_at is null`.execute(tx)
  if (free.length < fresh.length) throw new Problem('not-found', 'This file does not exist.')
  await keepFiles(tx, fresh)
  await sql`
    insert into notes.picture (workspace_id, file_id) select platform.workspace(), unnest(${fresh}::uuid[]) on conflict do nothing`.execute(
    tx,
  )
}

/** After their notes were deleted for good: the files go too, unless another note has the same. */
export async function dropPictures(tx: Transaction<NotesTables>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await eraseUnused(tx, sql`p.workspace_id = platform.workspace() and p.file_id = any(${[...fileIds]}::uuid[])`)
}

/** For the worker, over all workspaces: what no note has had for a day is deleted, what is out of use since now is marked. */
export async function sweepPictures(db: Kysely<NotesTables>, now: RawBuilder<unknown>): Promise<void> {
  await eraseUnused(db, sql`p.unused_since < ${now} - interval '1 day'`)
  await sql`
    update notes.picture as p set unused_since = case when ${isUsed} then null else ${now} end
    where (unused_since is null) <> ${isUsed}`.execute(db)
}

const isUsed = sql`exists (select from notes.note as n where n.workspace_id = p.workspace_id and n.image_id = p.file_id)`

async function eraseUnused(db: Kysely<NotesTables>, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with unused as (delete from notes.picture as p where ${which} and not ${isUsed} returning file_id)
    delete from platform.file as f using unused where f.id = unused.file_id`.execute(db)
}
