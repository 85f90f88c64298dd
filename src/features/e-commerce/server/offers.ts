import { sql, type Transaction } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
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

/** Orders as they came in; nobody of the workspace did that. Those that came as samples never happened. */
export const newOrders: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'order',
    from: sql`e_commerce.purchase`,
    where: sql`removed_at is null and not exists (select from platform.sample_row s
      where s.workspace_id = platform.workspace() and s.source = 'e_commerce.purchase' and s.id = purchase.id)`,
    id: sql`id`,
    time: sql`date`,
    who: sql`customer_name`,
    title: sql`reference`,
  })
