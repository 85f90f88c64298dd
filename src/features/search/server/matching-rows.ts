import { sql, type RawBuilder } from 'kysely'
import { mostPages, pageLength } from '../contract.ts'
import { looksForEach, type Frequency } from './frequency.ts'
import { fits, newest, ofDays } from './own-entries.ts'
import type { Question } from './question.ts'

/** So many of the newest are put in order by how well they fit. */
const mostRanked = 500
/** So many finds are fetched from the index of words to know which are the newest. */
const mostFetched = 8000
/** Of frequent words only the newest finds, which are quicker come by one after another than from the index of words. */
const mostOfFrequent = mostPages * pageLength
/** So many of the newest are looked at before those that are so many days old. */
const newestLookedAt = 2000

/** The rows among which the best are looked for. */
export function matchingRows(question: Question, frequency: Frequency): RawBuilder<unknown> {
  if (!frequency.isFrequent)
    return sql`
      select * from (${indexedRows(question, frequency)} limit ${sql.lit(mostFetched)}) as e
      order by changed_at desc, id desc limit ${sql.lit(mostRanked)}`
  const { sinceDays, isDense } = frequency
  const old = fitting(question, newest(question, mostOfFrequent * looksForEach(isDense), { beforeDays: sinceDays }))
  return sinceDays === 0 ? old : sql`${fitting(question, newest(question, newestLookedAt, { afterDays: sinceDays }))} union all ${old}`
}

function fitting(question: Question, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from (${rows}) as e where ${fits(question)} limit ${sql.lit(mostOfFrequent)})`
}

/**
 * All rows that fit, along the index of words: by all of them, or by those before the last one, where all that begins as the last one would
 * have to be gathered first. NOTE `offset 0` keeps the days out of it: half the index of time would be read for them.
 */
export function indexedRows(question: Question, frequency: Frequency): RawBuilder<unknown> {
  const isLastLeft = !frequency.isFrequent && frequency.isLastLookedThrough
  const [indexed, others] = isLastLeft ? [question.beforeLast, fits(question)] : [question.whole, sql`true`]
  return sql`
    select * from (select * from search.own_entry where words @@ ${indexed}::tsquery offset 0) as e where ${others} and ${ofDays(question)}`
}
