import { sql, type Transaction } from 'kysely'
import type { FileAnswer } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { confine } from '../../../platform/http.ts'
import { writeCalendar } from '../ics-write.ts'
import { readLatest } from './list-store.ts'
import { readerBy } from './preference-store.ts'
import type { CalendarTables } from './tables.ts'

/** The calendar for whoever has its private address. */
export async function feedFile(tx: Transaction<CalendarTables>, key: string): Promise<FileAnswer> {
  const reader = await readerBy(tx, key)
  if (!reader) throw new Problem('not-found', 'There is no such calendar.')
  await confine(tx, reader)
  const { rows } = await sql<{ now: Date }>`select platform.moment() as now`.execute(tx)
  const now = rows[0]?.now.toISOString() ?? ''
  return {
    name: 'calendar.ics',
    content: writeCalendar(await readLatest(tx), { now, name: 'Calendar' }),
    type: 'text/calendar; charset=utf-8',
  }
}
