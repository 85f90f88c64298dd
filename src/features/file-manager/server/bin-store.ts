import { sql } from 'kysely'
import { missing } from './entry-row.ts'
import { noteEvents, type Author } from './event-store.ts'
import { freeName } from './names.ts'
import type { Tx } from './tables.ts'
import { lockTree, readFound } from './tree.ts'

export async function remove(tx: Tx, by: Author, ids: readonly string[]): Promise<number> {
  await lockTree(tx)
  await readFound(tx, ids)
  return removeRoots(tx, by, ids)
}

/** Into the bin with all that is in them. What lies in another one that goes too goes with it. */
export async function removeRoots(tx: Tx, by: Author, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ id: string }>`
    with recursive asked as (
      select id, parent_id from file_manager.own_entry where id = any(${[...ids]}::uuid[]) and bin_id is null
    ), up as (
      select id as start, parent_id from asked
      union all
      select up.start, e.parent_id from up join file_manager.own_entry e on e.id = up.parent_id
    ), roots as (
      select id from asked where id not in (select start from up where parent_id in (select id from asked))
    ), tree as (
      select id, id as root from roots
      union all
      select e.id, tree.root from tree join file_manager.own_entry e on e.parent_id = tree.id and e.bin_id is null
    ), gone as (
      update file_manager.entry e set bin_id = tree.root, removed_at = platform.moment(), version = e.version + 1
      from tree where e.id = tree.id
    )
    select id from roots`.execute(tx)
  await noteEvents(tx, by, 'removed', rows)
  return rows.length
}

export async function restore(tx: Tx, by: Author, ids: readonly string[]): Promise<number> {
  await lockTree(tx)
  return restoreRoots(tx, by, ids)
}

type Root = { readonly id: string; readonly name: string; readonly parentId: string | null; readonly isFolder: boolean }

export async function restoreRoots(tx: Tx, by: Author, ids: readonly string[]): Promise<number> {
  const { rows: roots } = await sql<Root>`
    select id, name, parent_id as "parentId", is_folder as "isFolder" from file_manager.own_entry
    where id = any(${[...ids]}::uuid[]) and bin_id = id
    order by array_position(${[...ids]}::uuid[], id)`.execute(tx)
  if (roots.length === 0) throw missing()
  for (const root of parentsFirst(roots)) await restoreOne(tx, root)
  await noteEvents(tx, by, 'restored', roots)
  return roots.length
}

function parentsFirst(roots: readonly Root[]): readonly Root[] {
  const byId = new Map(roots.map((root) => [root.id, root]))
  const done = new Set<string>()
  const ordered: Root[] = []
  const take = (root: Root): void => {
    if (done.has(root.id)) return
    done.add(root.id)
    const parent = byId.get(root.parentId ?? '')
    if (parent) take(parent)
    ordered.push(root)
  }
  for (const root of roots) take(root)
  return ordered
}

async function restoreOne(tx: Tx, { id, name, parentId, isFolder }: Root): Promise<void> {
  const { rows } = await sql`
    select from file_manager.own_entry where id = ${parentId} and is_folder and bin_id is null`.execute(tx)
  const place = rows.length > 0 ? parentId : null
  const free = await freeName(tx, place, { name, isFolder })
  await sql`
    update file_manager.entry set bin_id = null, removed_at = null, version = version + 1,
      parent_id = case when id = ${id} then ${place}::uuid else parent_id end, name = case when id = ${id} then ${free} else name end
    where bin_id = ${id}`.execute(tx)
}

/** For good. The contents go at night, when nothing has them any more. */
export async function deleteForGood(tx: Tx, ids: readonly string[]): Promise<number> {
  await lockTree(tx)
  const { rows } = await sql<{ id: string }>`
    select id from file_manager.own_entry where id = any(${[...ids]}::uuid[]) and bin_id = id`.execute(tx)
  if (rows.length === 0) throw missing()
  await sql`delete from file_manager.entry where bin_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  return rows.length
}

export async function deleteAll(tx: Tx): Promise<number> {
  await lockTree(tx)
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from file_manager.entry where bin_id is not null returning id = bin_id as is_root)
    select count(*) filter (where is_root)::int as count from gone`.execute(tx)
  return rows[0]?.count ?? 0
}
