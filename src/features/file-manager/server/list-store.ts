import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { comesAfter, orderedBy, standing } from '../../../platform/keyset.ts'
import { readyForLists } from '../../../platform/long-lists.ts'
import type { listFiles } from '../contract.ts'
import type { FileEntry } from '../file.ts'
import { entriesOf, missing } from './entry-row.ts'
import { orderOf, type Order } from './list-order.ts'
import { foundRows } from './search-store.ts'
import type { Tx } from './tables.ts'
import { viewRows } from './view-rows.ts'

type Asked = InputOf<typeof listFiles>
const usualLength = 100

export async function readFiles(tx: Tx, asked: Asked): Promise<FileEntry[]> {
  await readyForLists(tx)
  const { view = 'files', folderId, q = '', limit = usualLength, after, type } = asked
  if (folderId !== undefined) await mustBeFolder(tx, folderId)
  const order = orderOf(asked.sort, q.trim() === '' ? view : 'files')
  const last = after === undefined ? undefined : await readStanding(tx, order, after)
  if (view === 'files' && q.trim() === '') return readFolder(tx, { folderId, type, order, last, limit })
  const rows = q.trim() === '' ? viewRows(view) : await foundRows(tx, q, view, folderId)
  const keys = [...order.groups, ...order.keys]
  const page = sql`
    select e.id from (${rows}) as e where ${typeIs(type)} and ${last ? comesAfter(keys, order.direction, last.place) : sql`true`}
    order by ${orderedBy(keys, order.direction)} limit ${limit}`
  return entriesOf(tx, sql`select id, row_number() over () as place from (${page}) as page`)
}

/** Something lives in a folder as long as the folder is there and not in the bin. */
export async function mustBeFolder(tx: Tx, folderId: string): Promise<void> {
  const { rows } = await sql`
    select from file_manager.own_entry where id = ${folderId} and is_folder and bin_id is null`.execute(tx)
  if (rows.length === 0) throw missing()
}

type Last = { readonly isFolder: boolean; readonly place: readonly string[] }

async function readStanding(tx: Tx, { groups, keys }: Order, id: string): Promise<Last> {
  const { rows } = await sql<Last>`
    select e.is_folder as "isFolder", ${standing([...groups, ...keys])} as place
    from (select e.*, m.opened_at from file_manager.own_entry e left join file_manager.mark m on m.entry_id = e.id) as e
    where e.id = ${id}`.execute(tx)
  if (!rows[0]) throw missing()
  return rows[0]
}

type FolderPage = Pick<Asked, 'folderId' | 'type'> & { readonly order: Order; readonly last: Last | undefined; readonly limit: number }

/** Folders, then files, each read from its own stretch of one index: whatever the size of the folder, only the page is looked at. */
async function readFolder(tx: Tx, { folderId, type, order, last, limit }: FolderPage): Promise<FileEntry[]> {
  const { keys, direction, groups } = order
  const place = last?.place.slice(groups.length)
  const leg = (isFolder: boolean): RawBuilder<unknown> => sql`
    (select id, row_number() over (order by ${orderedBy(keys, direction)}) + ${isFolder ? 0 : 1_000_000_000}::bigint as place
    from file_manager.own_entry e
    where ${inFolder(folderId)} and bin_id is null and is_folder = ${sql.raw(String(isFolder))} and ${typeIs(type)}
      and ${place && last?.isFolder === isFolder ? comesAfter(keys, direction, place) : sql`true`}
    order by ${orderedBy(keys, direction)} limit ${limit})`
  const legs = last && !last.isFolder ? leg(false) : sql`${leg(true)} union all ${leg(false)}`
  return entriesOf(tx, sql`select id, place from (${legs}) as legs order by place limit ${limit}`)
}

export function inFolder(folderId: string | null | undefined): RawBuilder<boolean> {
  return folderId ? sql`parent_id = ${folderId}` : sql`parent_id is null`
}

function typeIs(type: string | undefined): RawBuilder<boolean> {
  return type === undefined ? sql`true` : sql`type = ${type}`
}
