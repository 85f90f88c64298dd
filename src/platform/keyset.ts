import { sql, type RawBuilder } from 'kysely'

/** One column of an order, and its type in the database. */
export type SortKey = {
  readonly by: RawBuilder<unknown>
  readonly type: 'boolean' | 'integer' | 'bigint' | 'float8' | 'numeric' | 'smallint' | 'timestamptz' | 'text' | 'uuid'
}
export type Direction = 'asc' | 'desc'

// Lists are read part by part from the last row somebody has: all columns of an order go in one direction and the last tells
// equal rows apart, so that one comparison of rows says what comes after it. No column may be null.

export function orderedBy(keys: readonly SortKey[], direction: Direction): RawBuilder<unknown> {
  return sql.join(keys.map(({ by }) => sql`${by} ${sql.raw(direction)}`))
}

/** Where a row stands in an order: to be selected from it and handed to `comesAfter`. As text, because nothing is lost in it. */
export function standing(keys: readonly SortKey[]): RawBuilder<readonly string[]> {
  return sql`array[${sql.join(keys.map(({ by }) => sql`(${by})::text`))}]`
}

export function comesAfter(keys: readonly SortKey[], direction: Direction, place: readonly string[]): RawBuilder<boolean> {
  const values = keys.map(({ type }, index) => sql`${place[index]}::${sql.raw(type)}`)
  return sql`(${sql.join(keys.map(({ by }) => by))}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(values)})`
}

/** Conditions joined; none asks for nothing. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
