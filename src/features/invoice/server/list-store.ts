import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import { invoiceSorts, type countInvoices, type InvoiceSort, type InvoiceView, type listInvoices } from '../contract.ts'
import type { Invoice } from '../invoice.ts'
import { asInvoice, invoiceColumns, missing, type InvoiceRow } from './invoice-row.ts'
import type { InvoiceTables } from './tables.ts'

type Tx = Transaction<InvoiceTables>
type Asked = InputOf<typeof listInvoices>
type Which = Pick<Asked, 'view' | 'q'>
type Claim = RawBuilder<boolean>

const usualLength = 100
const today = sql`(platform.moment() at time zone 'Europe/Zurich')::date`
const isThere = sql<boolean>`removed_at is null`
const isOverdue = sql<boolean>`(paid_on is null and due_date < ${today})`

const viewClaims: Readonly<Record<InvoiceView, readonly Claim[]>> = {
  all: [isThere],
  open: [isThere, sql<boolean>`paid_on is null`],
  overdue: [isThere, isOverdue],
  paid: [isThere, sql<boolean>`paid_on is not null`],
  bin: [sql<boolean>`removed_at is not null`],
}
const sortKeys: Readonly<Record<InvoiceSort | 'removed', RawBuilder<unknown>>> = {
  number: sql.ref('place'),
  client: sql.ref('client_name'),
  date: sql.ref('date'),
  dueDate: sql.ref('due_date'),
  total: sql.ref('total'),
  removed: sql.ref('removed_at'),
}

export async function readInvoices(tx: Tx, { sort, after, skip = 0, limit = usualLength, ...which }: Asked): Promise<Invoice[]> {
  const { key, isDescending } = orderOf(sort, which.view)
  const direction = isDescending ? sql`desc` : sql`asc`
  const later = after === undefined ? [] : [await comesAfter(tx, key, isDescending, after)]
  const claims = [...claimsOf(which), ...later]
  const { rows } = await sql<InvoiceRow>`
    select ${invoiceColumns} from invoice.own_invoice where ${sql.join(claims, sql` and `)}
    order by ${key} ${direction}, place ${direction} limit ${limit} offset ${after === undefined ? skip : 0}`.execute(tx)
  return rows.map(asInvoice)
}

/** The newest first; in the bin what was put there last. */
function orderOf(sort: string | undefined, view: InvoiceView | undefined): { key: RawBuilder<unknown>; isDescending: boolean } {
  if (sort === undefined) return { key: view === 'bin' ? sortKeys.removed : sortKeys.date, isDescending: true }
  const column = invoiceSorts.find((each) => each === sort.replace('-', ''))
  if (column === undefined) throw new Problem('invalid-input', 'This column cannot be sorted.')
  return { key: sortKeys[column], isDescending: sort.startsWith('-') }
}

async function comesAfter(tx: Tx, key: RawBuilder<unknown>, isDescending: boolean, id: string): Promise<Claim> {
  const { rows } = await sql`select from invoice.own_invoice where id = ${id}`.execute(tx)
  if (rows.length === 0) throw missing()
  const sign = isDescending ? sql`<` : sql`>`
  return sql<boolean>`(${key}, place) ${sign} (select ${key}, place from invoice.own_invoice where id = ${id})`
}

function claimsOf({ view = 'all', q = '' }: Which): readonly Claim[] {
  const words = storable(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  const searched = words.map((word) => sql<boolean>`search @@ platform.search_question(${word})`)
  return [...viewClaims[view], ...searched]
}

type Counts = OutputOf<typeof countInvoices>

export async function readCounts(tx: Tx, which: Which): Promise<Counts> {
  const matching = sql`(select count(*)::int from invoice.own_invoice where ${sql.join(claimsOf(which), sql` and `)})`
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${isThere})::int as all,
      count(*) filter (where ${isThere} and paid_on is null)::int as open,
      count(*) filter (where ${isThere} and ${isOverdue})::int as overdue,
      count(*) filter (where ${isThere} and paid_on is not null)::int as paid,
      count(*) filter (where removed_at is not null)::int as bin,
      coalesce(sum(total) filter (where ${isThere} and paid_on is null), 0)::float8 as "openAmount",
      coalesce(sum(total) filter (where ${isThere} and ${isOverdue}), 0)::float8 as "overdueAmount",
      ${matching} as matching
    from invoice.own_invoice`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('counting gives one row')
  return counts
}
