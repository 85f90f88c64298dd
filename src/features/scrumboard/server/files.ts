import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { dropFiles, keepFiles } from '../../../platform/files.ts'
import type { Tx } from './board-tx.ts'

/**
 * These files belong to attachments from now on. One that attachments have or had may be used again; a new one must be meant for the
 * whole workspace and belong to nothing else, because it goes with its last attachment.
 */
export async function takeFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const wanted = new Set(fileIds)
  if (wanted.size === 0) return
  await lockFiles(tx)
  const usable = await usableAmong(tx, [...wanted])
  if (usable.length < wanted.size) throw new Problem('not-found', 'This file does not exist.')
  await keepFiles(tx, [...wanted])
}

/** Which of these files attachments may have. */
export async function usableAmong(tx: Tx, fileIds: readonly string[]): Promise<readonly string[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select f.id from platform.file as f
    where f.workspace_id = platform.workspace() and f.id = any(${[...fileIds]}::uuid[]) and f.account_id is null
      and f.size = (select coalesce(sum(length(p.content)), 0) from platform.file_piece as p where p.file_id = f.id)
      and (f.kept_at is null or exists (
        select from scrumboard.attachment as a where a.workspace_id = platform.workspace() and a.file_id = f.id))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** After their attachments were deleted for good: the files go too, unless another attachment has the same. */
export async function dropUnused(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await lockFiles(tx)
  const { rows } = await sql<{ file_id: string }>`
    select distinct file_id from scrumboard.attachment
    where workspace_id = platform.workspace() and file_id = any(${[...fileIds]}::uuid[])`.execute(tx)
  const used = new Set(rows.map(({ file_id: fileId }) => fileId))
  await dropFiles(
    tx,
    fileIds.filter((id) => !used.has(id)),
  )
}

/** Nobody drops a file that somebody else is just taking. */
async function lockFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('files of boards ' || platform.workspace(), 0))`.execute(tx)
}
