import { sql, type RawBuilder } from 'kysely'
import { mostCounted, type SearchSummary } from '../contract.ts'
import { kinds, type Kind } from '../kinds.ts'
import { isBroad, readFrequency, type Frequency, type FrequentWords } from './frequency.ts'
import { indexedRows } from './matching-rows.ts'
import { fits, newest } from './own-entries.ts'
import { planFor } from './plans.ts'
import { endsShort, type Question } from './question.ts'
import type { Tx } from './tables.ts'

/** So many finds are counted at most. */
const mostFetched = 2000
/** So many of the newest entries are looked at where it would be more than can be told anyway. */
const mostLookedAt = 4000
const large = 100_000

type Row = { readonly kind: Kind; readonly count: number; readonly looked: number }
export type Counts = Pick<SearchSummary, 'kinds'>

/** How many there are of each kind: in all, or at least. */
export async function readCounts(tx: Tx, question: Question): Promise<Counts> {
  const frequency = await readFrequency(tx, question)
  const isSampled = frequency.isFrequent && (await isSampleEnough(tx, question, frequency))
  if (!isSampled) await planFor(tx, 'words')
  const rows = await readRows(tx, isSampled ? sampled(question, frequency.sinceDays) : fetched(question, frequency))
  const isAll = isSampled ? frequency.sinceDays === 0 && lookedAt(rows) < mostLookedAt : lookedAt(rows) < mostFetched
  return { kinds: countedKinds(rows, isAll) }
}

/** What begins with a letter or two is never counted along the index of words. */
async function isSampleEnough(tx: Tx, question: Question, { isDense }: FrequentWords): Promise<boolean> {
  return isBroad(question) || endsShort(question.asked) || (isDense && (await readEstimate(tx)) >= large)
}

async function readRows(tx: Tx, looked: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select kind, count(*) filter (where is_found)::int as count, (sum(count(*)) over ())::int as looked
    from (${looked}) as e group by kind`.execute(tx)
  return rows
}

function lookedAt(rows: readonly Row[]): number {
  return rows[0]?.looked ?? 0
}

function countedKinds(rows: readonly Row[], isAll: boolean): Counts['kinds'] {
  return kinds.flatMap((kind) => {
    const count = rows.find((row) => row.kind === kind)?.count ?? 0
    return count === 0 ? [] : [{ kind, count: Math.min(count, mostCounted), isMore: !isAll || count > mostCounted }]
  })
}

function sampled(question: Question, beforeDays: number): RawBuilder<unknown> {
  return sql`select kind, ${fits(question)} as is_found from (${newest(question, mostLookedAt, { beforeDays })}) as e`
}

function fetched(question: Question, frequency: Frequency): RawBuilder<unknown> {
  return sql`select kind, true as is_found from (${indexedRows(question, frequency)} limit ${sql.lit(mostFetched)}) as e`
}

/** About how many entries the caller may see. */
async function readEstimate(tx: Tx): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from search.own_entry`.execute(tx)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
