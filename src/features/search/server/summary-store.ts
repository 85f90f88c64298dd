import { sql, type RawBuilder } from 'kysely'
import { mostCounted, type SearchSummary } from '../contract.ts'
import { kinds, type Kind } from '../kinds.ts'
import { byWords, fits, newest, readFrequency } from './matching-rows.ts'
import { planFor } from './plans.ts'
import type { Question } from './question.ts'
import type { Tx } from './tables.ts'

/** So many finds are counted at most. */
const mostFetched = 2000
/** So many of the newest entries are looked at where it would be more than can be told anyway. */
const mostLookedAt = 4000
const large = 100_000

type Row = { readonly kind: Kind; readonly count: number; readonly looked: number }
export type Counts = Pick<SearchSummary, 'kinds'>

/** How many there are of each kind. */
export async function readCounts(tx: Tx, question: Question): Promise<Counts> {
  const isSampled = await isOfMany(tx, question)
  const { rows } = await sql<Row>`
    select kind, count(*) filter (where is_found)::int as count, (sum(count(*)) over ())::int as looked
    from (${isSampled ? sampled(question) : fetched(question)}) as e group by kind`.execute(tx)
  const isAll = (rows[0]?.looked ?? 0) < (isSampled ? mostLookedAt : mostFetched)
  const found = rows.filter(({ count }) => count > 0)
  return {
    kinds: kinds.flatMap((kind) => {
      const count = found.find((row) => row.kind === kind)?.count
      return count === undefined ? [] : [{ kind, count: Math.min(count, mostCounted), isMore: !isAll || count > mostCounted }]
    }),
  }
}

function sampled(question: Question): RawBuilder<unknown> {
  return sql`select kind, ${fits(question)} as is_found from (${newest(question, mostLookedAt)}) as e`
}

function fetched(question: Question): RawBuilder<unknown> {
  return sql`select kind, true as is_found from (${byWords(question)} limit ${sql.lit(mostFetched)}) as e`
}

/** Frequent words of a small workspace are counted with the index of words, those of a large one along time. */
async function isOfMany(tx: Tx, question: Question): Promise<boolean> {
  const frequency = await readFrequency(tx, question)
  if (frequency !== 'frequent') return frequency === 'everywhere'
  const isSampled = (await readEstimate(tx)) >= large
  if (!isSampled) await planFor(tx, 'words')
  return isSampled
}

/** About how many entries the caller may see. */
async function readEstimate(tx: Tx): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from search.own_entry`.execute(tx)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
