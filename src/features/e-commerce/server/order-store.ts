import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { addOrder } from '../contract.ts'
import type { Order } from '../order.ts'
import { preOrderStatusIds } from '../statuses.ts'
import { namesOf, putCustomer } from './customer-store.ts'
import { newReference } from './order-reference.ts'
import { noSuchOrder, readOrderRow } from './order-row.ts'
import { takeFromStock } from './order-stock.ts'
import { orderSums } from './order-sums.ts'
import type { Tx } from './tables.ts'

type NewOrder = InputOf<typeof addOrder>['order']

/** Adds an order; one that is there already by its id stays as it is: it was sent twice. */
export async function insertOrder(tx: Tx, order: NewOrder, by: string): Promise<Order> {
  const id = order.id ?? randomUUID()
  // Whoever comes second waits here, and then finds the order.
  const number = await nextNumber(tx)
  const known = await readOrderRow(tx, id)
  if (known) return known
  const isPreOrder = preOrderStatusIds.includes(order.statusId)
  const lines = await takeFromStock(tx, order.products, { isPreOrder })
  const sums = orderSums(lines, order.discount)
  await putCustomer(tx, order.customer)
  const { name, words } = namesOf(order.customer)
  const products = lines.map(({ taxRate: _taxRate, ...line }) => line)
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', platform.moment()) as now`.execute(tx)
  const date = rows[0]?.now.toISOString() ?? ''
  const payment = { transactionId: order.payment.transactionId, amount: sums.total, date }
  const history = [{ id: order.statusId, date, entryId: randomUUID(), by, note: '' }]
  await sql`
    insert into e_commerce.purchase (workspace_id, id, number, reference, customer_id, customer_name, customer_words, subtotal, tax, discount,
      total, date, products, items, status_id, history, payment_method, payment, campaign, device)
    values (platform.workspace(), ${id}::uuid, ${number}, ${await freeReference(tx)}, ${order.customer.id}::uuid, ${storable(name)},
      ${storable(words)}, ${sums.subtotal}, ${sums.tax}, ${sums.discount}, ${sums.total}, ${date}::timestamptz,
      ${storableJson(products)}::jsonb, ${lines.reduce((sum, { quantity }) => sum + quantity, 0)}, ${order.statusId},
      ${storableJson(history)}::jsonb, ${storable(order.payment.method)}, ${storableJson(payment)}::jsonb,
      ${storable(order.campaign ?? '')}, ${order.device ?? 'desktop'})`.execute(tx)
  const added = await readOrderRow(tx, id)
  if (!added) throw noSuchOrder()
  return added
}

/** One after another in a workspace; a number is never given twice. */
async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into e_commerce.last_number as l (workspace_id, number)
    select platform.workspace(), coalesce(max(number), 0) + 1 from e_commerce.own_purchase
    on conflict (workspace_id) do update set number = greatest(l.number + 1, excluded.number) returning number`.execute(tx)
  return rows[0]?.number ?? 1
}

async function freeReference(tx: Tx): Promise<string> {
  const reference = newReference()
  const { rows } = await sql`select from e_commerce.own_purchase where removed_at is null and reference = ${reference} limit 1`.execute(tx)
  return rows.length === 0 ? reference : freeReference(tx)
}
