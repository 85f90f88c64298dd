import { sql } from 'kysely'
import { readPart, type Listing } from './listing.ts'
import type { Tx } from './tables.ts'

type Jump = { readonly skip: number; readonly limit: number; readonly total: number }
type Month = { readonly month: string; readonly count: number }

/** The keys of a part far down a whole view: from its nearer end, and by date from the month it begins in. */
export async function readFarPart(tx: Tx, listing: Listing, { skip, limit, total }: Jump): Promise<readonly string[]> {
  if (skip < total / 2) return readPart(tx, listing, { skip, limit })
  const rest = Math.min(limit, total - skip)
  if (rest <= 0) return []
  const behind: Listing = { ...listing, direction: listing.direction === 'asc' ? 'desc' : 'asc' }
  return (await readPart(tx, behind, { skip: total - skip - rest, limit: rest })).toReversed()
}

/** The same of a list by date. */
export async function readFarByDate(
  tx: Tx,
  listing: Listing,
  { skip, limit, statusIds }: { readonly skip: number; readonly limit: number; readonly statusIds: readonly number[] },
): Promise<readonly string[]> {
  const isDescending = listing.direction === 'desc'
  const months = await readMonths(tx, statusIds)
  let before = 0
  for (const { month, count } of isDescending ? months.toReversed() : months) {
    if (before + count > skip)
      return readPart(tx, { ...listing, within: [...listing.within, since(month, isDescending)] }, { skip: skip - before, limit })
    before += count
  }
  return []
}

/** From that month on in the order of the list. NOTE written into the statement, so that the database knows how many orders they have. */
function since(month: string, isDescending: boolean): Listing['within'][number] {
  const begin = sql`${sql.lit(`${month}-01`)}::timestamp`
  return isDescending ? sql`date < (${begin} + interval '1 month') at time zone 'UTC'` : sql`date >= ${begin} at time zone 'UTC'`
}

/** How many orders each month has, the first month first. */
async function readMonths(tx: Tx, statusIds: readonly number[]): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`
    select split_part(word, ' ', 1) as month, sum(amount)::int as count from e_commerce.tally
    where workspace_id = platform.workspace() and kind = 'order-month' and split_part(word, ' ', 2)::int = any(${[...statusIds]}::int[])
    group by 1 order by 1`.execute(tx)
  return rows
}
