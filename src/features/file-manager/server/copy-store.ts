import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { copyFiles } from '../contract.ts'
import { noteEvents, type Author } from './event-store.ts'
import { freeName } from './names.ts'
import { mustHaveRoom } from './room.ts'
import type { Tx } from './tables.ts'
import { lockTree, mustBePlace, mustStayTree, readFound, type Found } from './tree.ts'

/** Copies share what is in them with what they were made of: contents never change, so nothing is copied but rows. */
export async function copy(
  tx: Tx,
  by: Author,
  { fileIds, folderId, quota }: InputOf<typeof copyFiles> & { readonly quota: number },
): Promise<{ fileIds: string[] }> {
  await lockTree(tx)
  await mustBePlace(tx, folderId)
  const found = await readFound(tx, fileIds)
  await mustHaveRoom(
    tx,
    found.reduce((sum, { size }) => sum + size, 0),
    quota,
  )
  const made: { id: string; after: string }[] = []
  for (const each of found) made.push(await copyOne(tx, by, each, folderId))
  await mustStayTree(
    tx,
    made.map(({ id }) => ({ id, parentId: folderId })),
  )
  await noteEvents(tx, by, 'copied', made)
  return { fileIds: made.map(({ id }) => id) }
}

async function copyOne(tx: Tx, by: Author, { id, name, isFolder }: Found, folderId: string | null): Promise<{ id: string; after: string }> {
  const free = await freeName(tx, folderId, { name, isFolder })
  // NOTE folders begin empty: what is put into them carries its size up by itself.
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select id from file_manager.own_entry where id = ${id}
      union all
      select e.id from tree join file_manager.own_entry e on e.parent_id = tree.id and e.bin_id is null
    ), fresh as materialized (select id, gen_random_uuid() as new_id from tree), made as (
      insert into file_manager.entry
        (workspace_id, id, parent_id, name, type, media_type, size, owner_id, owner_name, content_id)
      select platform.workspace(), fresh.new_id, case when e.id = ${id} then ${folderId}::uuid else around.new_id end,
        case when e.id = ${id} then ${free} else e.name end, e.type, e.media_type, case when e.is_folder then 0 else e.size end,
        ${by.accountId}::uuid, ${by.name}, e.content_id
      from fresh join file_manager.own_entry e using (id) left join fresh as around on around.id = e.parent_id
    )
    select new_id as id from fresh where id = ${id}`.execute(tx)
  return { id: rows[0]?.id ?? id, after: free }
}
