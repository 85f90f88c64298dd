import { randomUUID } from 'node:crypto'
import type { TestServer } from './server.ts'

export type PlantedOrder = {
  readonly id?: string
  readonly date: string
  readonly customerId?: string
  readonly statusId?: number
  readonly items?: number
  readonly total?: number
  readonly device?: string
  readonly campaign?: string
  readonly removed?: boolean
}
type Database = Pick<TestServer, 'database'>
type Address = { readonly address: string; readonly lat: number | null; readonly lng: number | null }

/** A customer as the shop keeps them; answers the id. */
export async function plantCustomer({ database }: Database, workspaceId: string, invoiceAddress?: Address): Promise<string> {
  const id = randomUUID()
  await database.owner.query('insert into e_commerce.customer (workspace_id, id, invoice_address) values ($1, $2, $3)', [
    workspaceId,
    id,
    JSON.stringify(invoiceAddress ?? {}),
  ])
  return id
}

let count = 0

/** Orders with just what figures are counted from, in one statement; without a customer each has one of its own. */
export async function plantOrders(server: Database, workspaceId: string, orders: readonly PlantedOrder[]): Promise<readonly string[]> {
  const rows = []
  for (const order of orders) {
    count += 1
    const customerId = order.customerId ?? (await plantCustomer(server, workspaceId))
    rows.push({ ...order, id: order.id ?? randomUUID(), customerId, number: 100_000 + count })
  }
  await server.database.owner.query(
    `insert into e_commerce.purchase (workspace_id, id, number, reference, customer_id, customer_name, subtotal, tax, total, date, products, items,
       status_id, history, campaign, device, removed_at)
     select $1, o.id, o.number, 'R' || o.number, o."customerId", 'Anna Muster', coalesce(o.total, 100), 0, coalesce(o.total, 100), o.date, '[]',
       coalesce(o.items, 1), coalesce(o."statusId", 2), '[]', coalesce(o.campaign, ''), coalesce(o.device, 'desktop'),
       case when o.removed then o.date end
     from jsonb_to_recordset($2) as o (id uuid, number integer, "customerId" uuid, total numeric, date timestamptz, items integer,
       "statusId" smallint, campaign text, device text, removed boolean)`,
    [workspaceId, JSON.stringify(rows)],
  )
  return rows.map(({ id }) => id)
}
