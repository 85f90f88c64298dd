import { sql, type Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'

/** The calendar day in Switzerland by the clock of the database. */
export async function readToday<Tables>(tx: Transaction<Tables>): Promise<PlainDate> {
  const { rows } = await sql<{ today: PlainDate }>`select (platform.moment() at time zone 'Europe/Zurich')::date as today`.execute(tx)
  const today = rows[0]?.today
  if (!today) throw new Error('the database has no clock')
  return today
}
