import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { missing } from './entry-row.ts'
import { mustBeFolder } from './list-store.ts'
import type { Tx } from './tables.ts'

const mostLevels = 64

/** From here to its end nobody else changes where things are in this workspace: two moves at once never make a circle. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`insert into file_manager.room (workspace_id) values (platform.workspace()) on conflict do nothing`.execute(tx)
  await sql`select from file_manager.room for update`.execute(tx)
}

/** A place to put something: the top, or a folder that is there. */
export async function mustBePlace(tx: Tx, folderId: string | null): Promise<void> {
  if (folderId !== null) await mustBeFolder(tx, folderId)
}

export type Place = { readonly id: string; readonly parentId: string | null }

/** No folder may end up in itself, however many are put elsewhere at once, nor deeper than any disk can unpack it. */
export async function mustStayTree(tx: Tx, places: readonly Place[]): Promise<void> {
  const { rows } = await sql<{ isCircle: boolean; levels: number }>`
    with recursive given as (
      select * from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ parentId }) => parentId)}::uuid[]) as g(id, parent_id)
    ), up as (
      select g.id as start, g.parent_id as id from given g where g.parent_id is not null
      union
      select up.start, case when g.id is null then e.parent_id else g.parent_id end
      from up join file_manager.own_entry e on e.id = up.id left join given g on g.id = up.id
    ), down as (
      select id, 1 as levels from given
      union all
      select e.id, down.levels + 1 from down join file_manager.own_entry e on e.parent_id = down.id and e.is_folder
      where down.levels < ${mostLevels}
    )
    select coalesce((select bool_or(start = id) from up), false) as "isCircle",
      coalesce((select max(count) from (select count(*)::int as count from up group by start) as heights), 0)
        + coalesce((select max(levels) from down), 0) as levels`.execute(tx)
  const [found] = rows
  if (found?.isCircle) throw new Problem('invalid-input', 'A folder cannot be put into itself.')
  if ((found?.levels ?? 0) > mostLevels) throw new Problem('invalid-input', 'There are too many folders in one another.')
}

export type Found = {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly isFolder: boolean
  readonly size: number
}

/** Those of the ids that are there and not in the bin; some at least, or nothing was meant. */
export async function readFound(tx: Tx, ids: readonly string[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id, name, parent_id as "parentId", is_folder as "isFolder", size::float8 as size from file_manager.own_entry
    where id = any(${[...ids]}::uuid[]) and bin_id is null
    order by array_position(${[...ids]}::uuid[], id)`.execute(tx)
  if (rows.length === 0) throw missing()
  return rows
}
