import type { Pool } from 'pg'

/** Remembers the rows of these tables, and brings them back as often as they are wanted. Parents come first in the list. */
export async function keepRows(owner: Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const kept = (table: string): string => `kept.${table.replace('.', '_')}`
  await owner.query('drop schema if exists kept cascade; create schema kept')
  for (const table of tables) await owner.query(`create table ${kept(table)} as select * from ${table}`)
  const back = tables.map((table) => `insert into ${table} select * from ${kept(table)}`)
  // Deleted rather than truncated: a handful of rows goes quicker that way.
  const away = tables.toReversed().map((table) => `delete from ${table}`)
  return async () => void (await owner.query(['begin', 'set constraints all deferred', ...away, ...back, 'commit'].join('; ')))
}
