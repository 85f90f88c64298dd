import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import { shortly } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import type { beginUpload, Upload } from '../contract.ts'
import { cleanName } from '../file-name.ts'
import { ensureFolders } from './folder-store.ts'
import { taken, takenBy } from './names.ts'
import { authorOf, type Needs } from './needs.ts'
import { mustHaveRoom } from './room.ts'
import type { Tx } from './tables.ts'
import { lockTree, mustBePlace } from './tree.ts'
import { asUpload, findUpload, inlineBytes, readUpload } from './upload-row.ts'

type Asked = InputOf<typeof beginUpload>
type Stored = { readonly key: string; readonly state: string } | undefined

/** Makes room for a file. Begun again under the same id it is the same upload, with what is here of it already. */
export async function begin(needs: Needs, member: Member, asked: Asked): Promise<Upload> {
  const { db, store } = needs
  const begun = await shortly(db, member, (tx) => findUpload(tx, asked.uploadId))
  if (begun) return asUpload(begun)
  const key = randomUUID()
  const stored = asked.size > inlineBytes ? { key, state: await store.begin(key) } : undefined
  try {
    return await shortly(db, member, (tx) => insertUpload(needs, tx, member, asked, stored))
  } catch (error) {
    if (stored) await store.abort(stored)
    throw error
  }
}

async function insertUpload(needs: Needs, tx: Tx, member: Member, asked: Asked, stored: Stored): Promise<Upload> {
  const { uploadId, size, conflict } = asked
  await lockTree(tx)
  const twin = await findUpload(tx, uploadId)
  if (twin) throw new Problem('conflict', 'This upload has just been begun. Please try again.')
  await mustBePlace(tx, asked.parentId)
  await mustHaveRoom(tx, size, needs.quota)
  const by = await authorOf(tx, needs.self, member)
  const parentId = await ensureFolders(tx, by, asked.parentId, asked.folders ?? [])
  const name = cleanName(asked.name)
  const isToAsk = conflict === undefined || conflict === 'skip'
  if (isToAsk && (await takenBy(tx, parentId, name))) throw taken(name)
  const { rows } = await sql`
    insert into file_manager.upload (workspace_id, id, account_id, parent_id, name, size, conflict, store_key, store_state)
    values (platform.workspace(), ${uploadId}, ${member.accountId}, ${parentId}, ${name}, ${size}, ${conflict ?? null},
      ${stored?.key ?? null}, ${stored?.state ?? ''})
    on conflict do nothing returning id`.execute(tx)
  // Somebody else in the workspace has an upload of this id; what is theirs cannot be seen.
  if (rows.length === 0) throw new Problem('conflict', 'Please begin with another id.')
  if ((asked.folders ?? []).length > 0) await publish(tx, { topic: 'files', key: 'many' })
  return asUpload(await readUpload(tx, uploadId))
}
