import { sql, type RawBuilder } from 'kysely'
import { fits, newest } from './own-entries.ts'
import { planFor } from './plans.ts'
import { isShort, type Question } from './question.ts'
import type { Tx } from './tables.ts'

/** Some entries are tried at each of these moments, so many days ago: an import of yesterday says nothing about the words of last year. */
const triedDaysAgo = [0, 1, 7, 28, 91, 365] as const
const tried = 200
/** Words in so many of the entries of one moment are frequent, and so are those in so many of all that are tried. */
const frequentAtOnce = 5
const frequentInAll = 10
/** So many entries are looked through for one that fits. */
export const looksForEach = (isDense: boolean): number => (isDense ? tried / frequentAtOnce : (tried * triedDaysAgo.length) / frequentInAll)

export type FrequentWords = {
  readonly isFrequent: true
  /** Frequent from so many days ago on. */
  readonly sinceDays: number
  /** In every few dozen entries, not only in every hundred or so. */
  readonly isDense: boolean
}
type RareWords = {
  readonly isFrequent: false
  /** Few entries have the words before the last one: they are looked through for what begins as the last one. */
  readonly isLastLookedThrough: boolean
}
export type Frequency = FrequentWords | RareWords

/** PostgreSQL knows little about how frequent words are together; so some entries are tried. What follows is planned accordingly. */
export async function readFrequency(tx: Tx, question: Question): Promise<Frequency> {
  await planFor(tx, 'time')
  if (isBroad(question)) return { isFrequent: true, sinceDays: 0, isDense: true }
  const rows = await readTried(tx, question)
  const dense = rows.find(({ fitting }) => fitting >= frequentAtOnce)
  if (dense) return { isFrequent: true, sinceDays: dense.days, isDense: true }
  const first = rows.find(({ fitting }) => fitting > 0)
  if (first && sumOf(rows, 'fitting') >= frequentInAll) return { isFrequent: true, sinceDays: first.days, isDense: false }
  await planFor(tx, 'words')
  return { isFrequent: false, isLastLookedThrough: question.beforeLast !== '' && sumOf(rows, 'beforeLast') < frequentInAll }
}

/** Without words, or with no more than a letter or two, the index of words is never asked. */
export function isBroad({ words, asked }: Question): boolean {
  return words === '' || isShort(asked)
}

type Tried = { readonly days: number; readonly fitting: number; readonly beforeLast: number }

async function readTried(tx: Tx, question: Question): Promise<readonly Tried[]> {
  const before = question.beforeLast === '' ? sql`false` : sql`words @@ ${question.beforeLast}::tsquery`
  const at = triedDaysAgo.map(
    (beforeDays): RawBuilder<Tried> => sql`
      select ${sql.lit(beforeDays)} as days, count(*) filter (where ${fits(question)})::int as fitting, count(*) filter (where ${before})::int as "beforeLast"
      from (${newest(question, tried, { beforeDays })}) as e`,
  )
  const { rows } = await sql<Tried>`${sql.join(at, sql` union all `)} order by days`.execute(tx)
  return rows
}

function sumOf(rows: readonly Tried[], column: 'fitting' | 'beforeLast'): number {
  return rows.reduce((sum, row) => sum + row[column], 0)
}
