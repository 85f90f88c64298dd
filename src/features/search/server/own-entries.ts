import { sql, type RawBuilder } from 'kysely'
import { pageLength } from '../contract.ts'
import type { Question } from './question.ts'

type Age = { readonly beforeDays?: number; readonly afterDays?: number }

/** The newest entries of the kinds and days that are asked for and of such an age, whatever words they have. */
export function newest(question: Question, limit: number, { beforeDays = 0, afterDays = 0 }: Age): RawBuilder<unknown> {
  const { kinds } = question.asked
  const [only, ...others] = kinds ?? []
  const kind = only !== undefined && others.length === 0 ? sql`kind = ${only}` : sql`true`
  const before = beforeDays === 0 ? sql`true` : sql`changed_at < ${daysAgo(beforeDays)}`
  const after = afterDays === 0 ? sql`true` : sql`changed_at >= ${daysAgo(afterDays)}`
  return sql`
    select * from search.own_entry where ${kind} and ${before} and ${after} and ${ofDays(question)}
    order by changed_at desc, id desc limit ${sql.lit(limit)}`
}

function daysAgo(count: number): RawBuilder<unknown> {
  return sql`platform.moment() - ${sql.lit(`${count} days`)}::interval`
}

/** What bears just these words as its title, however old it is. NOTE `offset 0` keeps the words from being gathered from their index. */
export function titledRows(question: Question, typed: string): RawBuilder<unknown> {
  return sql`
    select * from (
      select * from search.own_entry where source not in ('mail.mail', 'chat.message') and platform.folded(title) = platform.folded(${typed}) offset 0
    ) as e where ${fits(question)} and ${ofDays(question)} limit ${sql.lit(pageLength)}`
}

/** Whether one of the caller's rows fits. NOTE told as it is and not made up in the statement: so PostgreSQL plans for these words. */
export function fits({ unmarked }: Question): RawBuilder<unknown> {
  return unmarked === '' ? sql`true` : sql`words @@ ${unmarked}::tsquery`
}

/** Whether it is of the days that are asked for. */
export function ofDays({ asked }: Question): RawBuilder<unknown> {
  return asked.days.length === 0 ? sql`true` : sql.join([...asked.days], sql` and `)
}
