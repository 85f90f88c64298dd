import { sql } from 'kysely'
import type { Tx } from './tables.ts'

/** How the place is called that has no folder around it. */
export const top = 'My Files'

/** Where things in these folders are, as people read it. */
export async function locationsOf(tx: Tx, folderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(folderIds)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ start: string; names: string[] }>`
    with recursive up as (
      select id as start, id, parent_id, name, 0 as depth from file_manager.own_entry where id = any(${wanted}::uuid[])
      union all
      select up.start, e.id, e.parent_id, e.name, up.depth + 1 from up join file_manager.own_entry e on e.id = up.parent_id
    )
    select start, array_agg(name order by depth desc) as names from up group by start`.execute(tx)
  return new Map(rows.map(({ start, names }) => [start, [top, ...names].join(' > ')]))
}

/** The folders around something, from the top. */
export async function foldersAround(tx: Tx, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive up as (
      select id, parent_id, name, 0 as depth from file_manager.own_entry where id = ${id}
      union all
      select e.id, e.parent_id, e.name, up.depth + 1 from up join file_manager.own_entry e on e.id = up.parent_id
    )
    select id, name from up where depth > 0 order by depth desc`.execute(tx)
  return rows
}
