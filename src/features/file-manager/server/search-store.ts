import { sql, type RawBuilder } from 'kysely'
import { parseQuery } from '../../../kit/query-language.ts'
import { storable } from '../../../platform/storable-text.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { View } from '../contract.ts'
import type { Tx } from './tables.ts'
import { viewRows } from './view-rows.ts'

/** So many finds are put in order; whoever finds more has to say more. */
const most = 5000
/** Of words that are everywhere only the newest finds, which are quicker come by one after another than from the index of words. */
const mostOfFrequent = 1000
const probed = 1000
const frequentFrom = 15
/** So many rows have enough finds of what is frequent. */
const mostLookedAt = Math.ceil((mostOfFrequent * probed) / frequentFrom)

/** What the words are found in: everywhere, below a folder, or in a view. */
export async function foundRows(tx: Tx, q: string, view: View, folderId: string | undefined): Promise<RawBuilder<unknown>> {
  const words = textCondition(parseQuery(storable(q), [])) ?? sql<boolean>`false`
  if (view !== 'files') return sql`select * from (${viewRows(view)}) as rows where ${words}`
  const isFrequent = await areFrequent(tx, words)
  if (folderId === undefined) return withOpened(isFrequent ? newest(words) : everywhere(words))
  const found = isFrequent ? inFolders(words) : everywhere(words, sql`and parent_id in (select id from below)`)
  return sql`${below(folderId)} ${withOpened(found)}`
}

/** PostgreSQL knows little about how frequent a word is; so the newest files are tried. */
async function areFrequent(tx: Tx, words: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select search from file_manager.own_entry where bin_id is null and not is_folder
      order by modified_at desc, id desc limit ${sql.lit(probed)}
    ) as e where ${words} limit ${sql.lit(frequentFrom)}`.execute(tx)
  return rows.length === frequentFrom
}

function newest(words: RawBuilder<boolean>): RawBuilder<unknown> {
  const rows = sql`
    select * from file_manager.own_entry where bin_id is null order by modified_at desc, id desc limit ${sql.lit(mostLookedAt)}`
  return sql`select * from (${rows}) as e where ${words} limit ${sql.lit(mostOfFrequent)}`
}

function inFolders(words: RawBuilder<boolean>): RawBuilder<unknown> {
  const rows = sql`select e.* from below cross join lateral (
    select * from file_manager.own_entry where parent_id = below.id and bin_id is null
    order by is_folder desc, modified_at desc, name_key desc, id desc) as e`
  return sql`select * from (${rows} offset 0) as e where ${words} limit ${sql.lit(mostOfFrequent)}`
}

function everywhere(words: RawBuilder<boolean>, where = sql``): RawBuilder<unknown> {
  return sql`select * from file_manager.own_entry where ${words} and bin_id is null ${where} limit ${sql.lit(most)}`
}

function below(folderId: string): RawBuilder<unknown> {
  return sql`
    with recursive below as materialized (
      select ${folderId}::uuid as id
      union all
      select e.id from below join file_manager.own_entry e on e.parent_id = below.id and e.is_folder and e.bin_id is null
    )`
}

function withOpened(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select found.*, m.opened_at from (${found}) as found left join file_manager.mark m on m.entry_id = found.id`
}
