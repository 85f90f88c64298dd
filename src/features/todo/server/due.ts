import { sql, type RawBuilder } from 'kysely'
import type { SwissNow } from './swiss-now.ts'

export function isDueToday({ dayStart, dayEnd }: SwissNow): RawBuilder<boolean> {
  return sql`coalesce(due_date >= ${dayStart}::timestamptz and due_date < ${dayEnd}::timestamptz, false)`
}

export function startsToday({ dayStart, dayEnd }: SwissNow): RawBuilder<boolean> {
  return sql`coalesce(start_date >= ${dayStart}::timestamptz and start_date < ${dayEnd}::timestamptz, false)`
}

/** Open past its moment; a day is past when it is over. */
export function isOverdue({ now, dayStart }: SwissNow): RawBuilder<boolean> {
  return sql`(not completed and coalesce(due_date < case when due_is_day then ${dayStart}::timestamptz else ${now}::timestamptz end, false))`
}
