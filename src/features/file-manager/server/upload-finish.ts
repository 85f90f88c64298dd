import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import { shortly } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import type { FileEntry } from '../file.ts'
import { entryOf } from './entry-row.ts'
import { noteEvents, type Author } from './event-store.ts'
import { mediaRules } from './media-rules.ts'
import { freeName, takenBy } from './names.ts'
import { authorOf, type Needs } from './needs.ts'
import { sniffed } from './sniff.ts'
import type { Tx } from './tables.ts'
import { lockTree } from './tree.ts'
import { pieceCount, readUpload, type UploadRow } from './upload-row.ts'

type Piece = { readonly number: number; readonly mark: string; readonly bytes: Buffer | null }

/** Makes a file of what was sent. Asked again, by however many at once, it is the same file. */
export async function finish({ db, store, self }: Needs, member: Member, uploadId: string): Promise<FileEntry> {
  const { upload, pieces } = await shortly(db, member, async (tx) => {
    // The pieces first: whoever finishes takes them away and names the file at once, so where they are gone the file is there.
    const sent = await readPieces(tx, uploadId)
    return { upload: await readUpload(tx, uploadId), pieces: sent }
  })
  const { entryId, key, state, size, name } = upload
  if (entryId !== null) return shortly(db, member, (tx) => entryOf(tx, entryId))
  if (pieces.length < pieceCount(size)) throw new Problem('conflict', 'Not all pieces of this file are here yet.')
  if (key !== null) await store.finish({ key, state }, pieces, size)
  const head = pieces[0]?.bytes ?? Buffer.alloc(0)
  const mediaType = await sniffed(head, name)
  return shortly(db, member, async (tx) => {
    await lockTree(tx)
    const now = await readUpload(tx, uploadId)
    if (now.entryId !== null) return entryOf(tx, now.entryId)
    const by = await authorOf(tx, self, member)
    const id = await settle(tx, by, upload, { contentId: await addContent(tx, upload, head), mediaType })
    await sql`update file_manager.upload set entry_id = ${id} where id = ${uploadId}`.execute(tx)
    await sql`delete from file_manager.upload_piece where upload_id = ${uploadId}`.execute(tx)
    await publish(tx, { topic: 'files', key: id })
    return entryOf(tx, id)
  })
}

async function readPieces(tx: Tx, uploadId: string): Promise<readonly Piece[]> {
  const { rows } = await sql<Piece>`
    select number, mark, bytes from file_manager.upload_piece where upload_id = ${uploadId} order by number`.execute(tx)
  return rows
}

async function addContent(tx: Tx, { key, size }: UploadRow, head: Buffer): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into file_manager.content (workspace_id, id, size, bytes, store_key)
    values (platform.workspace(), ${id}, ${size}, ${key === null ? head : null}, ${key})`.execute(tx)
  return id
}

type Filling = { readonly contentId: string; readonly mediaType: string }

/** Where it goes: to the top if its folder is gone, in the place of another file, or beside it. */
async function settle(
  tx: Tx,
  by: Author,
  { name, size, parentId, conflict }: UploadRow,
  { contentId, mediaType }: Filling,
): Promise<string> {
  const { rows } = await sql`select from file_manager.own_entry where id = ${parentId} and is_folder and bin_id is null`.execute(tx)
  const place = rows.length > 0 ? parentId : null
  const { type } = mediaRules(mediaType)
  const there = await takenBy(tx, place, name)
  if (there && !there.isFolder && conflict === 'replace') {
    await keepOld(tx, there.id)
    await sql`
      update file_manager.entry set content_id = ${contentId}, size = ${size}, type = ${type}, media_type = ${mediaType},
        modified_at = platform.moment(), version = version + 1 where id = ${there.id}`.execute(tx)
    await noteEvents(tx, by, 'replaced', [{ id: there.id }])
    return there.id
  }
  const id = randomUUID()
  const free = await freeName(tx, place, { name, isFolder: false })
  await sql`
    insert into file_manager.entry (workspace_id, id, parent_id, name, type, media_type, size, owner_id, owner_name, content_id)
    values (platform.workspace(), ${id}, ${place}, ${free}, ${type}, ${mediaType}, ${size}, ${by.accountId}, ${by.name}, ${contentId})`.execute(
    tx,
  )
  await noteEvents(tx, by, 'added', [{ id, after: free }])
  return id
}

/** What was in a file that is replaced goes into the bin, so that it can be had again. The file itself keeps its id and its marks. */
async function keepOld(tx: Tx, id: string): Promise<void> {
  const oldId = randomUUID()
  await sql`
    insert into file_manager.entry
      (workspace_id, id, parent_id, name, type, media_type, size, owner_id, owner_name, content_id, created_at, modified_at, bin_id, removed_at)
    select workspace_id, ${oldId}::uuid, parent_id, name, type, media_type, size, owner_id, owner_name, content_id, created_at, modified_at,
      ${oldId}::uuid, platform.moment()
    from file_manager.entry where id = ${id}`.execute(tx)
}

/** Forgets what was sent so far; what is finished already stays. */
export async function cancel({ db, store }: Needs, member: Member, uploadId: string): Promise<number> {
  const upload = await shortly(db, member, async (tx) => {
    const found = await readUpload(tx, uploadId)
    if (found.entryId !== null) throw new Problem('conflict', 'This file is here already.')
    await sql`delete from file_manager.upload where id = ${uploadId}`.execute(tx)
    return found
  })
  if (upload.key !== null) await store.abort({ key: upload.key, state: upload.state })
  return 1
}
