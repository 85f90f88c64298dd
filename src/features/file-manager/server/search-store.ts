import { sql, type RawBuilder } from 'kysely'
import { parseQuery } from '../../../kit/query-language.ts'
import { storable } from '../../../platform/storable-text.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { View } from '../contract.ts'
import { viewRows } from './view-rows.ts'

/** So many finds are put in order; whoever finds more has to say more. */
const most = 5000

/** What the words are found in: everywhere, below a folder, or in a view. */
export function foundRows(q: string, view: View, folderId: string | undefined): RawBuilder<unknown> {
  const words = textCondition(parseQuery(storable(q), [])) ?? sql<boolean>`false`
  if (view !== 'files') return sql`select * from (${viewRows(view)}) as rows where ${words}`
  const found = sql`
    select * from file_manager.own_entry where ${words} and bin_id is null ${folderId ? sql`and parent_id in (select id from below)` : sql``}
    limit ${most}`
  const rows = sql`select found.*, m.opened_at from (${found}) as found left join file_manager.mark m on m.entry_id = found.id`
  if (folderId === undefined) return rows
  return sql`
    with recursive below as materialized (
      select ${folderId}::uuid as id
      union all
      select e.id from below join file_manager.own_entry e on e.parent_id = below.id and e.is_folder and e.bin_id is null
    ) ${rows}`
}
