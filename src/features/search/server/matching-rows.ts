import { sql, type RawBuilder } from 'kysely'
import { mostPages, pageLength } from '../contract.ts'
import { planFor } from './plans.ts'
import { isShort, type Question } from './question.ts'
import type { Tx } from './tables.ts'

/** So many of the newest are put in order by how well they fit. */
const mostRanked = 500
/** So many finds are fetched from the index of words to know which are the newest. */
const mostFetched = 8000
/** So many of the newest entries are tried, to know how frequent the words are. */
const probed = 1000
const frequentFrom = 9
const everywhereFrom = 50
/** Of frequent words only the newest finds, which are quicker come by one after another than from the index of words. */
const mostOfFrequent = mostPages * pageLength
/** So many rows have enough finds of what is frequent. */
const mostLookedAt = (mostOfFrequent * probed) / frequentFrom

/** How often the words stand in what is new. */
export type Frequency = 'rare' | 'frequent' | 'everywhere'

/** PostgreSQL knows little about how frequent words are together; so the newest entries are tried. What follows is planned accordingly. */
export async function readFrequency(tx: Tx, question: Question): Promise<Frequency> {
  await planFor(tx, 'time')
  if (question.words === '' || isShort(question.asked)) return 'everywhere'
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${newest(question, probed)}) as e where ${fits(question)}`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count >= frequentFrom) return count < everywhereFrom ? 'frequent' : 'everywhere'
  await planFor(tx, 'words')
  return 'rare'
}

/** The rows among which the best are looked for. */
export function matchingRows(question: Question, frequency: Frequency): RawBuilder<unknown> {
  if (frequency !== 'rare')
    return sql`select * from (${newest(question, mostLookedAt)}) as e where ${fits(question)} limit ${sql.lit(mostOfFrequent)}`
  return sql`
    select * from (${byWords(question)} limit ${sql.lit(mostFetched)}) as e
    order by changed_at desc, id desc limit ${sql.lit(mostRanked)}`
}

/** The newest entries of the kinds and days that are asked for, whatever words they have. */
export function newest(question: Question, limit: number): RawBuilder<unknown> {
  const { kinds } = question.asked
  const [only, ...others] = kinds ?? []
  const kind = only !== undefined && others.length === 0 ? sql`kind = ${only}` : sql`true`
  return sql`
    select * from search.own_entry where ${kind} and ${days(question)} order by changed_at desc, id desc limit ${sql.lit(limit)}`
}

/** All rows that fit, along the index of words. NOTE `offset 0` keeps the days out of it: half the index of time would be read for them. */
export function byWords(question: Question): RawBuilder<unknown> {
  return sql`select * from (select * from search.own_entry where words @@ ${question.whole}::tsquery offset 0) as e where ${days(question)}`
}

/** Whether one of the caller's rows fits. NOTE told as it is and not made up in the statement: so PostgreSQL plans for these words. */
export function fits({ unmarked }: Question): RawBuilder<unknown> {
  return unmarked === '' ? sql`true` : sql`words @@ ${unmarked}::tsquery`
}

function days({ asked }: Question): RawBuilder<unknown> {
  return asked.days.length === 0 ? sql`true` : sql.join([...asked.days], sql` and `)
}
