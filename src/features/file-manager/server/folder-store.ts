import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { newFolder, renameFile } from '../contract.ts'
import type { FileEntry } from '../file.ts'
import { cleanName } from '../file-name.ts'
import { entryOf, missing } from './entry-row.ts'
import { noteEvents, type Author } from './event-store.ts'
import { freeName, taken, takenBy } from './names.ts'
import type { Tx } from './tables.ts'
import { lockTree, mustBePlace, mustStayTree, readFound } from './tree.ts'

export async function addFolder(tx: Tx, by: Author, { id = randomUUID(), parentId, name }: InputOf<typeof newFolder>): Promise<FileEntry> {
  await lockTree(tx)
  const { rows } = await sql`select from file_manager.own_entry where id = ${id}`.execute(tx)
  if (rows.length > 0) return entryOf(tx, id)
  await mustBePlace(tx, parentId)
  await insertFolder(tx, by, { id, parentId, name: await freeName(tx, parentId, { name: cleanName(name), isFolder: true }) })
  return entryOf(tx, id)
}

type NewFolder = { readonly id: string; readonly parentId: string | null; readonly name: string }

async function insertFolder(tx: Tx, by: Author, { id, parentId, name }: NewFolder): Promise<void> {
  await mustStayTree(tx, [{ id, parentId }])
  await sql`
    insert into file_manager.entry (workspace_id, id, parent_id, name, type, owner_id, owner_name)
    values (platform.workspace(), ${id}, ${parentId}, ${name}, 'folder', ${by.accountId}, ${by.name})`.execute(tx)
  await noteEvents(tx, by, 'added', [{ id, after: name }])
}

/** The folder at the end of a way of names, made where it is not there yet. A file in the way is walked around. */
export async function ensureFolders(tx: Tx, by: Author, start: string | null, names: readonly string[]): Promise<string | null> {
  let place = start
  for (const wish of names) {
    const name = cleanName(wish)
    const there = await takenBy(tx, place, name)
    if (there?.isFolder) {
      place = there.id
      continue
    }
    const id = randomUUID()
    await insertFolder(tx, by, { id, parentId: place, name: there ? await freeName(tx, place, { name, isFolder: true }) : name })
    place = id
  }
  return place
}

export async function rename(tx: Tx, by: Author, { fileId, name: wish }: InputOf<typeof renameFile>): Promise<FileEntry> {
  await lockTree(tx)
  const [found] = await readFound(tx, [fileId])
  if (!found) throw missing()
  const name = cleanName(wish)
  const there = await takenBy(tx, found.parentId, name)
  if (there && there.id !== fileId) throw taken(name)
  if (name !== found.name) {
    await sql`update file_manager.entry set name = ${name}, version = version + 1 where id = ${fileId}`.execute(tx)
    await noteEvents(tx, by, 'renamed', [{ id: fileId, before: found.name, after: name }])
  }
  return entryOf(tx, fileId)
}
