import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { dayAt, addDays } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { Invoice, SavedInvoice } from '../invoice.ts'
import { addInvoice, columnsOf, readInvoice } from './invoice-store.ts'
import { readSeller } from './seller-store.ts'
import { unbinInvoices } from './state-store.ts'
import type { InvoiceTables } from './tables.ts'

/** An order of the shop, as far as an invoice needs it. */
type OrderForInvoice = {
  readonly subtotal: number
  readonly tax: number
  readonly discount: number
  readonly total: number
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly company: string
    readonly email: string
    readonly phone: string
    readonly invoiceAddress: { readonly address: string }
  }
  readonly products: readonly { readonly name: string; readonly price: number; readonly quantity: number; readonly total: number }[]
}
/** The shop knows its orders. */
export type ReadOrder = (tx: Transaction<NoTables>, orderId: string) => Promise<OrderForInvoice | undefined>

/** The one invoice of an order: made now, or the one that is there already, also back from the bin. */
export async function invoiceOfOrder(
  tx: Transaction<InvoiceTables>,
  place: { readonly workspaceId: string; readonly orderId: string },
  readOrder: ReadOrder,
): Promise<{ readonly invoice: Invoice; readonly isNew: boolean }> {
  const { workspaceId, orderId } = place
  const order = await readOrder(tx as unknown as Transaction<NoTables>, orderId) // the same transaction, seen without our tables
  if (!order) throw new Problem('not-found', 'This order does not exist.')
  // Whoever asks at the same time waits here and then finds the invoice.
  const { paymentDays } = await readSeller(tx)
  await sql`select from invoice.seller where workspace_id = ${workspaceId} for update`.execute(tx)
  const found = await tx.selectFrom('invoice.invoice').select(['id', 'removed_at']).where('order_id', '=', orderId).executeTakeFirst()
  if (found) {
    if (found.removed_at !== null) await unbinInvoices(tx, [found.id])
    return { invoice: await readInvoice(tx, found.id), isNew: false }
  }
  const id = randomUUID()
  await addInvoice(tx, workspaceId, { id, orderId, subject: 'products', columns: columnsOf(await savedOf(tx, { id, order, paymentDays })) })
  return { invoice: await readInvoice(tx, id), isNew: true }
}

type Made = { readonly id: string; readonly order: OrderForInvoice; readonly paymentDays: number }

/** The sums are those of the order; where they do not follow from its lines, the invoice says so. */
async function savedOf(tx: Transaction<InvoiceTables>, { id, order, paymentDays }: Made): Promise<SavedInvoice> {
  const { rows } = await sql<{ now: Date }>`select platform.moment() as now`.execute(tx)
  const date = dayAt(rows[0]?.now ?? new Date(), 'Europe/Zurich')
  const { customer, products, subtotal, tax, discount, total } = order
  const person = `${customer.firstName} ${customer.lastName}`.trim()
  const isFirm = customer.company !== ''
  return {
    id,
    client: {
      title: isFirm ? customer.company : person,
      address: [...(isFirm && person !== '' ? [person] : []), customer.invoiceAddress.address].join('\n'),
      phone: customer.phone,
      email: customer.email,
    },
    date,
    dueDate: addDays(date, paymentDays),
    services: products.map(({ name, price, quantity, total: worth }) => ({
      id: randomUUID(),
      title: name,
      detail: '',
      unit: '',
      unitPrice: price,
      quantity,
      total: worth,
    })),
    taxRate: rateOf(tax, subtotal),
    discount,
    discountPercent: null,
    isToCoin: false,
    sums: { subtotal, tax, discount, total },
  }
}

/** The shortest rate that gives this tax. */
function rateOf(tax: number, subtotal: number): number {
  if (subtotal <= 0) return 0
  const exact = (tax / subtotal) * 100
  const rates = [0, 1, 2, 4].map((digits) => Number(exact.toFixed(digits)))
  return rates.find((rate) => Math.round(subtotal * rate) === Math.round(tax * 100)) ?? Number(exact.toFixed(4))
}
