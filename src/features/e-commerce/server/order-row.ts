import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Customer, Order, OrderedProduct, StatusEntry } from '../order.ts'
import { statusOf } from '../statuses.ts'
import type { Tx } from './tables.ts'

type HistoryEntry = Pick<StatusEntry, 'id' | 'date' | 'entryId' | 'by' | 'note'>
type OrderRow = Omit<Order, 'date' | 'status' | 'removed' | 'customer' | 'payment'> & {
  readonly payment: Partial<Order['payment']> & Pick<Order['payment'], 'method'>
  readonly date: Date
  readonly history: readonly HistoryEntry[]
  readonly removed: Date | null
  readonly customer: Omit<Customer, 'invoiceAddress' | 'shippingAddress'> & {
    readonly invoiceAddress: Partial<Customer['invoiceAddress']>
    readonly shippingAddress: Partial<Customer['shippingAddress']>
  }
  readonly products: OrderedProduct[]
}

const columns: RawBuilder<OrderRow> = sql.raw(`o.id, o.number, o.reference, o.subtotal::float8, o.tax::float8, o.discount::float8,
  o.total::float8, o.date, o.products, o.history, o.campaign, o.device, o.version, o.removed_at as removed,
  o.payment || jsonb_build_object('method', o.payment_method) as payment, o.shipping as "shippingDetails",
  jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name, 'avatar', c.avatar, 'company', c.company,
    'jobTitle', c.job_title, 'email', c.email, 'phone', c.phone, 'invoiceAddress', c.invoice_address,
    'shippingAddress', c.shipping_address) as customer`)

export const noSuchOrder = (): Problem => new Problem('not-found', 'There is no such order.')

function orderOf({ date, history, removed, customer, payment, ...row }: OrderRow): Order {
  return {
    ...row,
    date: date.toISOString(),
    customer: {
      ...customer,
      invoiceAddress: { ...nowhere, ...customer.invoiceAddress },
      shippingAddress: { ...nowhere, ...customer.shippingAddress },
    },
    status: history.map((entry) => ({ ...entry, name: statusOf(entry.id).name, color: statusOf(entry.id).color })),
    payment: { transactionId: '', amount: row.total, date: date.toISOString(), ...payment },
    removed: removed?.toISOString() ?? null,
  }
}
const nowhere = { address: '', lat: null, lng: null }

/** Orders by their numbers, in the order of these. */
export async function readOrdersNumbered(tx: Tx, numbers: readonly string[]): Promise<Order[]> {
  if (numbers.length === 0) return []
  const orders = await readWhere(tx, sql`o.number = any(${[...numbers]}::int[])`)
  const byNumber = new Map(orders.map((order) => [String(order.number), order]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

export async function readOrderRow(tx: Tx, id: string): Promise<Order | undefined> {
  const [order] = await readWhere(tx, sql`o.id = ${id}::uuid`)
  return order
}

async function readWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<Order[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from e_commerce.own_purchase o
    join e_commerce.customer c on c.workspace_id = o.workspace_id and c.id = o.customer_id where ${condition}`.execute(tx)
  return rows.map(orderOf)
}
