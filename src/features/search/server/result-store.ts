import { sql, type RawBuilder } from 'kysely'
import { pageLength, type SearchResult } from '../contract.ts'
import { excerptOf } from '../excerpt.ts'
import { readFrequency } from './frequency.ts'
import { matchingRows } from './matching-rows.ts'
import { titledRows } from './own-entries.ts'
import type { Question } from './question.ts'
import type { Tx } from './tables.ts'

type Row = Pick<SearchResult, 'id' | 'kind' | 'title' | 'url'> & {
  readonly body: string
  readonly changed: Date
  readonly matching: number
}

/** A conversation is where the other side is. */
const address: RawBuilder<unknown> = sql`
  url || case source when 'chat.message' then coalesce((select r::text from unnest(readers) as r where r <> platform.account()), '') else '' end`

/** A page of what is found. What fits best comes first; of what fits alike, what is nearest to now. */
export async function readResults(tx: Tx, question: Question, page: number): Promise<SearchResult[]> {
  const rows = matchingRows(question, await readFrequency(tx, question))
  const { rows: found } = await rowsOf(question, rows, page).execute(tx)
  return found.map(({ body, changed, ...row }) => ({
    ...row,
    excerpt: excerptOf(body, question.marked),
    changed: changed.toISOString(),
    words: [...question.marked],
  }))
}

/** What bears just this title stands among them however old it is. */
function rowsOf(question: Question, rows: RawBuilder<unknown>, page: number): RawBuilder<Row> {
  const typed = question.asked.wanted.join(' ')
  const all =
    typed === ''
      ? sql`found`
      : sql`(select * from found union all select * from (${titledRows(question, typed)}) as t
          where not exists (select from found as f where f.source = t.source and f.owner_id = t.owner_id and f.id = t.id))`
  return sql<Row>`
    with found as materialized (${rows})
    select id, kind, title, body, ${address} as url, changed_at as changed from ${all} as e
    order by ${score(question)} desc, changed_at desc, source, id limit ${pageLength} offset ${(page - 1) * pageLength}`
}

/** Words in the title count most; something from today twice as much as something old; a title that is just that comes first. */
function score({ words, asked }: Question): RawBuilder<unknown> {
  const near = sql`(1 / (1 + abs(extract(epoch from platform.moment() - changed_at)) / 2592000))`
  if (words === '') return near
  const typed = asked.wanted.join(' ')
  return sql`ts_rank('{0.05, 0.1, 0.3, 1}', words, ${words}::tsquery) * (1 + ${near})
    + case when platform.folded(title) = platform.folded(${typed}) then 1 else 0 end`
}
