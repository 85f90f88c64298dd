import type { Pool } from 'pg'

/**
 * Remembers the rows of these tables, and brings those of some schemas back as often as they are wanted. Parents come first in the list;
 * a table that refers to one of another schema is brought back with that schema.
 */
export async function keepRows(owner: Pool, tables: readonly string[]): Promise<(schemas: ReadonlySet<string>) => Promise<void>> {
  const kept = (table: string): string => `kept.${table.replace('.', '_')}`
  await owner.query('drop schema if exists kept cascade; create schema kept')
  const back = new Map<string, string>()
  for (const table of tables) {
    const columns = await columnsOf(owner, table)
    await owner.query(`create table ${kept(table)} as select ${columns} from ${table}`)
    back.set(table, `insert into ${table} (${columns}) select ${columns} from ${kept(table)}`)
  }
  return async (schemas) => {
    const changed = tables.filter((table) => schemas.has(schemaOf(table)))
    // Deleted rather than truncated: a handful of rows goes quicker that way.
    const away = changed.toReversed().map((table) => `delete from ${table}`)
    const steps = [...away, ...changed.flatMap((table) => back.get(table) ?? [])]
    await owner.query(['begin', 'set constraints all deferred', ...steps, 'commit'].join('; '))
  }
}

export function schemaOf(table: string): string {
  return table.split('.')[0] ?? ''
}

/** Those that the database does not fill itself. */
async function columnsOf(owner: Pool, table: string): Promise<string> {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}
