import { sql, type RawBuilder } from 'kysely'
import { mostPages, pageLength } from '../contract.ts'
import { planFor } from './plans.ts'
import { isShort, type Question } from './question.ts'
import type { Tx } from './tables.ts'

/** So many of the newest are put in order by how well they fit. */
const mostRanked = 500
/** So many finds are fetched from the index of words to know which are the newest. */
const mostFetched = 8000
/** Of frequent words only the newest finds, which are quicker come by one after another than from the index of words. */
const mostOfFrequent = mostPages * pageLength

/** Some entries are tried at each of these moments, so many days ago: an import of yesterday says nothing about the words of last year. */
const triedDaysAgo = [0, 1, 7, 28, 91, 365] as const
const tried = 200
const frequentFrom = 5
/** So many rows have enough finds of what is just frequent. */
const mostLookedAt = (mostOfFrequent * tried) / frequentFrom
/** So many of the newest are looked at before those that are so many days old. */
const newestLookedAt = 2000

/** Since how many days words are frequent; `rare` where they nowhere are. */
export type Frequency = { readonly sinceDays: number } | 'rare'

/** PostgreSQL knows little about how frequent words are together; so some entries are tried. What follows is planned accordingly. */
export async function readFrequency(tx: Tx, question: Question): Promise<Frequency> {
  await planFor(tx, 'time')
  if (isBroad(question)) return { sinceDays: 0 }
  const at = triedDaysAgo.map(
    (beforeDays) => sql`select ${sql.lit(beforeDays)} as days, count(*) filter (where ${fits(question)}) as count
    from (${newest(question, tried, { beforeDays })}) as e`,
  )
  const { rows } = await sql<{ days: number }>`
    select days from (${sql.join(at, sql` union all `)}) as tried where count >= ${sql.lit(frequentFrom)} order by days limit 1`.execute(tx)
  if (rows[0]) return { sinceDays: rows[0].days }
  await planFor(tx, 'words')
  return 'rare'
}

/** Without words, or with no more than a letter or two, the index of words is never asked. */
export function isBroad({ words, asked }: Question): boolean {
  return words === '' || isShort(asked)
}

/** The rows among which the best are looked for. */
export function matchingRows(question: Question, frequency: Frequency): RawBuilder<unknown> {
  if (frequency === 'rare')
    return sql`
      select * from (${byWords(question)} limit ${sql.lit(mostFetched)}) as e
      order by changed_at desc, id desc limit ${sql.lit(mostRanked)}`
  const { sinceDays } = frequency
  const old = fitting(question, newest(question, mostLookedAt, { beforeDays: sinceDays }))
  return sinceDays === 0 ? old : sql`${fitting(question, newest(question, newestLookedAt, { afterDays: sinceDays }))} union all ${old}`
}

function fitting(question: Question, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from (${rows}) as e where ${fits(question)} limit ${sql.lit(mostOfFrequent)})`
}

/** What bears just these words as its title, however old it is. */
export function titledRows(question: Question, typed: string): RawBuilder<unknown> {
  return sql`
    select * from search.own_entry where source not in ('mail.mail', 'chat.message') and platform.folded(title) = platform.folded(${typed})
      and ${fits(question)} and ${days(question)} limit ${sql.lit(pageLength)}`
}

type Age = { readonly beforeDays?: number; readonly afterDays?: number }

/** The newest entries of the kinds and days that are asked for and of such an age, whatever words they have. */
export function newest(question: Question, limit: number, { beforeDays = 0, afterDays = 0 }: Age): RawBuilder<unknown> {
  const { kinds } = question.asked
  const [only, ...others] = kinds ?? []
  const kind = only !== undefined && others.length === 0 ? sql`kind = ${only}` : sql`true`
  const before = beforeDays === 0 ? sql`true` : sql`changed_at < ${daysAgo(beforeDays)}`
  const after = afterDays === 0 ? sql`true` : sql`changed_at >= ${daysAgo(afterDays)}`
  return sql`
    select * from search.own_entry where ${kind} and ${before} and ${after} and ${days(question)}
    order by changed_at desc, id desc limit ${sql.lit(limit)}`
}

function daysAgo(count: number): RawBuilder<unknown> {
  return sql`platform.moment() - ${sql.lit(`${count} days`)}::interval`
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
