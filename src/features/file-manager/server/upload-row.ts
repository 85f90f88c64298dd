import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { uploadPieceBytes, type Upload } from '../contract.ts'
import type { ConflictChoice } from '../file.ts'
import { headBytes } from './sniff.ts'
import type { Tx } from './tables.ts'

/** What is not longer than what is looked at anyway lives in the database, and costs the store nothing. */
export const inlineBytes = headBytes

export type UploadRow = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly parentId: string | null
  readonly conflict: ConflictChoice | null
  readonly key: string | null
  readonly state: string
  readonly entryId: string | null
  readonly received: readonly number[]
}

const columns = sql`
  u.id, u.name, u.size::float8 as size, u.parent_id as "parentId", u.conflict, u.store_key as key, u.store_state as state,
  u.entry_id as "entryId", array(
    select p.number from file_manager.upload_piece p where p.upload_id = u.id order by p.number
  ) as received`

export async function findUpload(tx: Tx, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`select ${columns} from file_manager.upload u where u.id = ${id}`.execute(tx)
  return rows[0]
}

export async function readUpload(tx: Tx, id: string): Promise<UploadRow> {
  const found = await findUpload(tx, id)
  if (!found) throw new Problem('not-found', 'This upload does not exist.')
  return found
}

export async function readOpenUploads(tx: Tx): Promise<Upload[]> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from file_manager.upload u where u.entry_id is null order by u.made_at, u.id limit 500`.execute(tx)
  return rows.map(asUpload)
}

export function asUpload({ id, name, size, parentId, received }: UploadRow): Upload {
  return { uploadId: id, name, size, parentId, received: [...received], pieceBytes: uploadPieceBytes }
}

export function pieceCount(size: number): number {
  return Math.ceil(size / uploadPieceBytes)
}
