import { sql, type RawBuilder } from 'kysely'
import { allOf, comesAfter, orderedBy, standing, type Direction, type SortKey } from '../../../platform/keyset.ts'
import type { Tx } from './tables.ts'

/** A list of rows of one's own: which ones, and in which order. The last key tells equal rows apart. */
export type Listing = {
  readonly view: RawBuilder<unknown>
  readonly where: readonly RawBuilder<unknown>[]
  readonly keys: readonly SortKey[]
  readonly direction: Direction
  /** What is asked of the column `search`. */
  readonly search: RawBuilder<boolean> | undefined
  /** There are so few that they are found first and put in order then. */
  readonly isFew: boolean
}
type Part = { readonly place?: readonly string[] | undefined; readonly skip?: number; readonly limit: number }

const probed = 1000
/** With fewer hits among the first rows than this, the index of words is quicker than going through the rows in order. */
const frequentFrom = 15

/**
 * The last keys of a part of a list, in its order. PostgreSQL knows little about how frequent a word is, and nothing about where its
 * rows lie in an order; so the first rows of the order are tried, and what is frequent is looked for along it.
 */
export async function readPart(tx: Tx, listing: Listing, part: Part): Promise<readonly string[]> {
  const { search, isFew } = listing
  if (isFew) return keysIn(tx, found(listing, part))
  if (search === undefined) return keysIn(tx, along(listing, part))
  const { skip = 0, limit } = part
  const first = await keysIn(tx, hits(listing, { ...part, among: probed }))
  if (first.length >= skip + limit) return first.slice(skip, skip + limit)
  return keysIn(tx, first.length >= frequentFrom ? hits(listing, part) : found(listing, part))
}

/** Where a row stands; nothing where it is not there. */
export async function readPlace(tx: Tx, { view, keys }: Listing, id: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(keys)} as place from ${view} as v where id = ${id}::uuid`.execute(tx)
  return rows[0]?.place
}

/** How many there are, up to one more than `most`. */
export async function countUpTo(tx: Tx, { view, where, search }: Listing, most: number): Promise<number> {
  const conditions = search === undefined ? where : [...where, search]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${view} as v where ${allOf(conditions)} limit ${sql.lit(most + 1)}) as counted`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

async function keysIn(tx: Tx, query: RawBuilder<{ key: string }>): Promise<readonly string[]> {
  return (await query.execute(tx)).rows.map(({ key }) => key)
}

function lastKey({ keys }: Listing): RawBuilder<unknown> {
  return sql`(${keys.at(-1)?.by})::text as key`
}

function since({ keys, direction }: Listing, { place }: Part): RawBuilder<unknown> {
  return place ? comesAfter(keys, direction, place) : sql`true`
}

/** The rows in their order, as an index gives them. */
function along(listing: Listing, part: Part): RawBuilder<{ key: string }> {
  const { view, where, keys, direction } = listing
  return sql`select ${lastKey(listing)} from ${view} as v where ${allOf(where)} and ${since(listing, part)}
    order by ${orderedBy(keys, direction)} limit ${sql.lit(part.limit)} offset ${sql.lit(part.skip ?? 0)}`
}

/** The same, looking into each one whether it has the words; `among` so many rows only, all hits of them. */
function hits(listing: Listing, part: Part & { readonly among?: number }): RawBuilder<{ key: string }> {
  const { view, where, keys, direction, search } = listing
  const rows = sql`select ${lastKey(listing)}, search from ${view} as v where ${allOf(where)} and ${since(listing, part)}
    order by ${orderedBy(keys, direction)}`
  return part.among === undefined
    ? sql`select key from (${rows} offset 0) as row where ${search} limit ${sql.lit(part.limit)} offset ${sql.lit(part.skip ?? 0)}`
    : sql`select key from (${rows} limit ${sql.lit(part.among)}) as row where ${search}`
}

/** All that there are, put in order afterwards. */
function found(listing: Listing, part: Part): RawBuilder<{ key: string }> {
  const { view, where, keys, direction, search } = listing
  const names = sql.join(keys.map(({ by }) => by))
  const rows = sql`select ${names} from ${view} as v where ${allOf(search === undefined ? where : [...where, search])} offset 0`
  return sql`select ${lastKey(listing)} from (${rows}) as row where ${since(listing, part)}
    order by ${orderedBy(keys, direction)} limit ${sql.lit(part.limit)} offset ${sql.lit(part.skip ?? 0)}`
}
