import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { dropFiles, keepFiles, releaseFiles } from '../../../platform/files.ts'
import type { Tx } from './tables.ts'

/**
 * These files are pictures of products from now on. One that a product has already may be used again; a new one must be meant for the
 * whole workspace and belong to nothing else, because it goes with its last product.
 */
export async function takePictures(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const used = await usedAmong(tx, wanted)
  const fresh = wanted.filter((id) => !used.has(id))
  if (fresh.length === 0) return
  const { rows: free } = await sql`
    select from platform.file
    where workspace_id = platform.workspace() and id = any(${fresh}::uuid[]) and account_id is null and kept_at is null
      and type like 'image/%'`.execute(tx)
  if (free.length < fresh.length) throw new Problem('not-found', 'This file does not exist.')
  await keepFiles(tx, fresh)
}

/** Products had these and have others now: what none has any more stays for a day, so that undo finds it. */
export async function leavePictures(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await releaseFiles(tx, await unused(tx, fileIds))
}

/** After products were deleted for good: their pictures go too, unless another product has the same. */
export async function dropPictures(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await dropFiles(tx, await unused(tx, fileIds))
}

async function unused(tx: Tx, fileIds: readonly string[]): Promise<readonly string[]> {
  const asked = [...new Set(fileIds)]
  const used = await usedAmong(tx, asked)
  return asked.filter((id) => !used.has(id))
}

async function usedAmong(tx: Tx, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select asked as id from unnest(${[...fileIds]}::text[]) as asked
    where exists (
      select from e_commerce.own_product where images @> jsonb_build_array(jsonb_build_object('fileId', asked))
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
