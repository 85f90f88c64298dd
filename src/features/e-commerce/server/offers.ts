import type { Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import type { Order } from '../order.ts'
import { readDays, readLifetime, readMonths, readSlots } from './figures-over-time.ts'
import { readCampaigns, readPlaces } from './figures-ranking.ts'
import { readOrderRow } from './order-row.ts'

// What other apps may ask about the shop. All of it runs in their own transactions, and sees what those see.

/** Sums over all orders, for dashboards. */
export const shopFigures = { readDays, readSlots, readMonths, readLifetime, readCampaigns, readPlaces } as const

export type OrderForInvoice = Pick<Order, 'id' | 'reference' | 'date' | 'subtotal' | 'tax' | 'discount' | 'total' | 'customer' | 'products'>

/** An order as an invoice needs it; nothing where there is none or it is in the bin. */
export async function readOrderForInvoice(tx: Transaction<NoTables>, orderId: string): Promise<OrderForInvoice | undefined> {
  const order = await readOrderRow(tx, orderId)
  return order?.removed === null ? order : undefined
}
