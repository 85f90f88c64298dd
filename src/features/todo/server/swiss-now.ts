import { sql, type Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { TodoTables } from './tables.ts'

/** The legal clock and the Swiss day around it. */
export type SwissNow = { readonly now: Date; readonly today: PlainDate; readonly dayStart: Date; readonly dayEnd: Date }

export async function readNow(tx: Transaction<TodoTables>): Promise<SwissNow> {
  const { rows } = await sql<SwissNow>`
    select now, today, today::timestamp at time zone 'Europe/Zurich' as "dayStart",
      (today + 1)::timestamp at time zone 'Europe/Zurich' as "dayEnd"
    from (select platform.moment() as now, (platform.moment() at time zone 'Europe/Zurich')::date as today) as clock`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the database has no clock')
  return row
}
