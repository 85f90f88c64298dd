import { sql, type RawBuilder } from 'kysely'
import { allOf, comesAfter, orderedBy, standing, type Direction, type SortKey } from '../../../platform/keyset.ts'
import { indexed, looked, wholeWords, type SearchTerm } from './search-terms.ts'
import type { Tx } from './tables.ts'

/** A list of rows of one's own: which ones, and in which order. The last key tells equal rows apart. */
export type Listing = {
  readonly view: RawBuilder<unknown>
  /** What bounds the rows an index gives in this order: looking into the first of them never goes on for long. */
  readonly within: readonly RawBuilder<unknown>[]
  readonly where: readonly RawBuilder<unknown>[]
  readonly keys: readonly SortKey[]
  readonly direction: Direction
  /** What is looked for in the column `search`; nothing asks for every row. */
  readonly search: readonly SearchTerm[]
  /** There are so few that they are found first and put in order then. */
  readonly isFew: boolean
}
type Part = { readonly place?: readonly string[] | undefined; readonly skip?: number; readonly limit: number }
type Keys = RawBuilder<{ key: string }>

// PostgreSQL knows little about how frequent a word is, and nothing about where its rows lie in an order; and the beginning of a word
// that a tenth of all rows have brings as many places before the first row is read. So the first rows of an order are tried: what is
// frequent among them is looked for along the order, and of the rest only the rare words are asked of the index of words.
const probed = 1000
const frequentFrom = 5
const rareUpTo = 10
/** So many rows are looked into before the index is asked after all. */
const mostLookedInto = 40_000

/** The last keys of a part of a list, in its order. */
export async function readPart(tx: Tx, listing: Listing, part: Part): Promise<readonly string[]> {
  const { search, isFew } = listing
  if (search.length === 0) return keysIn(tx, isFew ? sorted(listing, part, sql`true`) : along(listing, part))
  const { skip = 0, limit } = part
  const probe = await readProbe(tx, listing, part)
  if (probe.keys.length >= skip + limit || probe.isAll) return probe.keys.slice(skip, skip + limit)
  if (probe.keys.length >= frequentFrom) {
    const keys = await keysIn(tx, hits(listing, part))
    if (keys.length === limit) return keys
  }
  return keysIn(tx, sorted(listing, part, isFew ? looked(search) : indexed(search, probe.rare)))
}

/** Where a row stands; nothing where it is not there. */
export async function readPlace(tx: Tx, { view, keys }: Listing, id: string): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(keys)} as place from ${view} as v where id = ${id}::uuid`.execute(tx)
  return rows[0]?.place
}

/** How many there are, up to one more than `most`. */
export async function countUpTo(tx: Tx, listing: Listing, most: number): Promise<number> {
  const { search, isFew } = listing
  if (search.length === 0) return countOf(tx, listing, sql`true`, most)
  if (isFew) return countOf(tx, listing, looked(search), most)
  const probe = await readProbe(tx, listing, { limit: most })
  if (probe.isAll) return Math.min(probe.keys.length, most + 1)
  if (probe.keys.length * mostLookedInto > most * 2 * probed) {
    const keys = await keysIn(tx, hits(listing, { limit: most + 1 }))
    if (keys.length > most) return keys.length
  }
  // Beginnings of words cost ten times as much as whole words, which often are enough.
  const whole = await countOf(tx, listing, wholeWords(search), most)
  return whole > most ? whole : countOf(tx, listing, indexed(search, probe.rare), most)
}

async function countOf(tx: Tx, { view, within, where }: Listing, search: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from ${view} as v where ${allOf([...within, ...where, search])} limit ${sql.lit(most + 1)}) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

type Probe = {
  /** The hits among the first rows. */
  readonly keys: readonly string[]
  /** There are no further rows. */
  readonly isAll: boolean
  /** The words the index is asked for. */
  readonly rare: readonly SearchTerm[]
}

async function readProbe(tx: Tx, listing: Listing, part: Part): Promise<Probe> {
  const { search, where } = listing
  const wanted = search.filter(({ isNot }) => !isNot)
  const counts = wanted.map((term) => sql`(count(*) filter (where ${looked([term])}))::int`)
  const { rows } = await sql<{ keys: readonly string[] | null; count: number; counts: readonly number[] }>`
    select array_agg(key) filter (where ${allOf([...where, looked(search)])}) as keys, count(*)::int as count,
      array[${sql.join(counts)}]::int[] as counts
    from (${ordered(listing, part)} limit ${sql.lit(probed)}) as row`.execute(tx)
  const { keys, count, counts: found } = rows[0] ?? { keys: null, count: 0, counts: [] }
  const rare = wanted.filter((_, place) => (found[place] ?? 0) <= rareUpTo)
  return { keys: keys ?? [], isAll: count < probed, rare: rare.length > 0 ? rare : wanted }
}

async function keysIn(tx: Tx, query: Keys): Promise<readonly string[]> {
  return (await query.execute(tx)).rows.map(({ key }) => key)
}

function lastKey({ keys }: Listing): RawBuilder<unknown> {
  return sql`(${keys.at(-1)?.by})::text as key`
}

function since({ keys, direction }: Listing, { place }: Part): RawBuilder<unknown> {
  return place ? comesAfter(keys, direction, place) : sql`true`
}

function cut({ limit, skip = 0 }: Part): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(skip)}`
}

/** The rows in their order, as an index gives them. */
function along(listing: Listing, part: Part): Keys {
  const { view, within, where, keys, direction } = listing
  return sql`select ${lastKey(listing)} from ${view} as v where ${allOf([...within, ...where])} and ${since(listing, part)}
    order by ${orderedBy(keys, direction)} ${cut(part)}`
}

/** The rows to look into, in their order. */
function ordered(listing: Listing, part: Part): RawBuilder<unknown> {
  const { view, within, keys, direction } = listing
  return sql`select ${lastKey(listing)}, v.* from ${view} as v where ${allOf(within)} and ${since(listing, part)}
    order by ${orderedBy(keys, direction)}`
}

/** Those of the first rows that have the words. */
function hits(listing: Listing, part: Part): Keys {
  const rows = sql`${ordered(listing, part)} limit ${sql.lit(mostLookedInto)}`
  return sql`select key from (${rows}) as row where ${allOf([...listing.where, looked(listing.search)])} ${cut(part)}`
}

/** All that there are, put in order afterwards. */
function sorted(listing: Listing, part: Part, search: RawBuilder<unknown>): Keys {
  const { view, within, where, keys, direction } = listing
  const names = sql.join(keys.map(({ by }) => by))
  const rows = sql`select ${names} from ${view} as v where ${allOf([...within, ...where, search])} offset 0`
  return sql`select ${lastKey(listing)} from (${rows}) as row where ${since(listing, part)}
    order by ${orderedBy(keys, direction)} ${cut(part)}`
}
