import { sql, type RawBuilder } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { SortKey } from '../../../platform/keyset.ts'
import { readyForLists } from '../../../platform/long-lists.ts'
import { storable } from '../../../platform/storable-text.ts'
import { mostCounted, orderSorts, type countOrders, type listOrders, type readOrder } from '../contract.ts'
import type { Order } from '../order.ts'
import { statuses, viewStatusIds } from '../statuses.ts'
import { countUpTo, readPart, readPlace, type Listing } from './listing.ts'
import { readFarByDate, readFarPart } from './order-jump.ts'
import { noSuchOrder, readOrderRow, readOrdersNumbered } from './order-row.ts'
import { hasSearch, readSearch, type SearchTerm } from './search-terms.ts'
import type { Tx } from './tables.ts'
import { readTally } from './tally.ts'

type Which = InputOf<typeof countOrders>
/** By the number of a state; those that are not in the bin. */
type CountOf = (statusId: number) => number
/** So many are found and put in order quicker than they are looked for among a million others. */
const mostFew = 40_000

export async function listOfOrders(
  tx: Tx,
  { sort = '-date', after, skip = 0, limit = 100, ...which }: InputOf<typeof listOrders>,
): Promise<Order[]> {
  await readyForLists(tx)
  const tally = await readTally(tx, ['order'])
  const countOf: CountOf = (id) => tally('order', String(id))
  const listing = listingOf(which, sort, { countOf, search: await readSearch(tx, which.q, 'plain_question') })
  const place = after === undefined ? undefined : await readPlace(tx, listing, after)
  if (after !== undefined && place === undefined) throw noSuchOrder()
  const isJump = place === undefined && skip > 0 && isWholeView(which)
  if (!isJump) return readOrdersNumbered(tx, await readPart(tx, listing, { place, limit, skip: place ? 0 : skip }))
  const isByDate = sort.replace('-', '') === 'date'
  return readOrdersNumbered(
    tx,
    isByDate
      ? await readFarByDate(tx, listing, { skip, limit, statusIds: statusIdsIn(which) })
      : await readFarPart(tx, listing, { skip, limit, total: sumIn(which, countOf) }),
  )
}

export async function readWholeOrder(tx: Tx, { orderId, isWhole }: InputOf<typeof readOrder>): Promise<OutputOf<typeof readOrder>> {
  const order = await readOrderRow(tx, orderId)
  if (!order) throw noSuchOrder()
  if (isWhole === undefined) return order
  return { ...order, newerId: await neighbour(tx, order, 'date'), olderId: await neighbour(tx, order, '-date') }
}

async function neighbour(tx: Tx, { id, removed }: Order, sort: string): Promise<string | null> {
  if (removed !== null) return null
  const listing = listingOf({}, sort, { countOf: () => 0, search: [] })
  const place = await readPlace(tx, listing, id)
  const [next] = await readOrdersNumbered(tx, await readPart(tx, listing, { place, limit: 1 }))
  return next?.id ?? null
}

export async function countOfOrders(tx: Tx, which: Which): Promise<OutputOf<typeof countOrders>> {
  await readyForLists(tx)
  const tally = await readTally(tx, ['order', 'order-bin'])
  const countOf: CountOf = (id) => tally('order', String(id))
  const sum = (ids: readonly number[]): number => ids.reduce((total, id) => total + countOf(id), 0)
  const ids = statuses.map(({ id }) => id)
  const counts = {
    all: sum(ids),
    open: sum(viewStatusIds.open),
    unpaid: sum(viewStatusIds.unpaid),
    closed: sum(viewStatusIds.closed),
    bin: ids.reduce((total, id) => total + tally('order-bin', String(id)), 0),
  }
  const [most, search] = [mostCounted(which.q), await readSearch(tx, which.q, 'plain_question')]
  const isKnown = isWholeView(which) || (which.view === 'bin' && isWholeView({ ...which, view: 'all' }))
  const known = which.view === 'bin' ? counts.bin : sumIn(which, countOf)
  return {
    ...counts,
    byStatus: Object.fromEntries(ids.map((id) => [String(id), countOf(id)])),
    matching: isKnown ? Math.min(known, most + 1) : await countUpTo(tx, listingOf(which, '-date', { countOf, search }), most),
  }
}

/** Whether the list is all of a view, or of states: then it is known how long it is. */
function isWholeView({ view, q, payment, campaign, device, customerId, from, to }: Which): boolean {
  const filters = [payment, campaign, device, customerId, from, to]
  return view !== 'bin' && !hasSearch(q) && filters.every((filter) => filter === undefined)
}

function statusIdsIn({ view, status }: Which): readonly number[] {
  const inView = view === undefined || view === 'all' || view === 'bin' ? statuses.map(({ id }) => id) : viewStatusIds[view]
  const asked = status?.split(',').map(Number)
  return asked ? inView.filter((id) => asked.includes(id)) : inView
}

function sumIn(which: Which, countOf: CountOf): number {
  return statusIdsIn(which).reduce((total, id) => total + countOf(id), 0)
}

type Known = { readonly countOf: CountOf; readonly search: readonly SearchTerm[] }
function listingOf(which: Which, sort: string, { countOf, search }: Known): Listing {
  const name = orderSorts.find((each) => each === sort.replace('-', ''))
  if (!name) throw new Problem('invalid-input', 'This column cannot be sorted.')
  const isBin = which.view === 'bin'
  const isSomeStates = statusIdsIn(which).length < statuses.length
  return {
    view: sql`e_commerce.own_purchase`,
    within: [isBin ? sql`removed_at is not null` : sql`removed_at is null`, ...(name === 'date' ? daysOf(which) : [])],
    where: [...conditionsOf(which), ...(name === 'date' ? [] : daysOf(which))],
    keys: [...(isBin && name === 'date' ? [{ by: sql`removed_at`, type: 'timestamptz' } as const] : sortKeys[name]), number],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    search,
    isFew: isBin || which.customerId !== undefined || (isSomeStates && sumIn(which, countOf) <= mostFew),
  }
}

const number: SortKey = { by: sql`number`, type: 'integer' }
const date: SortKey = { by: sql`date`, type: 'timestamptz' }
const sortKeys: Readonly<Record<(typeof orderSorts)[number], readonly SortKey[]>> = {
  number: [],
  reference: [{ by: sql`reference`, type: 'text' }],
  customer: [{ by: sql`customer_key`, type: 'text' }],
  total: [{ by: sql`total`, type: 'numeric' }],
  payment: [{ by: sql`payment_method`, type: 'text' }, date],
  status: [{ by: sql`status_id`, type: 'smallint' }, date],
  date: [date],
}

/** NOTE days are written into the statement, so that the database knows how many orders they have. */
function daysOf({ from, to }: Which): readonly RawBuilder<unknown>[] {
  const dayStart = (day: string, more: number): RawBuilder<unknown> =>
    sql`((${sql.lit(day)}::date + ${sql.lit(more)})::timestamp at time zone 'Europe/Zurich')`
  return [...(from === undefined ? [] : [sql`date >= ${dayStart(from, 0)}`]), ...(to === undefined ? [] : [sql`date < ${dayStart(to, 1)}`])]
}

function conditionsOf(which: Which): readonly RawBuilder<unknown>[] {
  const { payment, campaign, device, customerId } = which
  const ids = statusIdsIn(which)
  return [
    ...(ids.length < statuses.length ? [sql`status_id = any(${sql.lit(`{${ids.join(',')}}`)}::smallint[])`] : []),
    ...(payment === undefined ? [] : [sql`payment_method = ${storable(payment)}`]),
    ...(campaign === undefined ? [] : [sql`campaign = ${storable(campaign)}`, ...(campaign === '' ? [] : [sql`campaign <> ''`])]),
    ...(device === undefined ? [] : [sql`device = ${device}`]),
    ...(customerId === undefined ? [] : [sql`customer_id = ${customerId}::uuid`]),
  ]
}
