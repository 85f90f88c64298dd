import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export const shopKinds = ['product', 'productInBin', 'productImport', 'customer', 'order', 'orderInBin', 'orderEntry'] as const
type ShopThings = Readonly<Record<(typeof shopKinds)[number], string>>

/** A shop with one of everything; `word` stands in all of it. */
export async function addShop(owner: Pool, workspaceId: string, things: ShopThings, word: string): Promise<void> {
  const [none, longAgo] = [null, '2026-03-01T00:00:00Z']
  const products = `insert into e_commerce.product (workspace_id, id, name, handle, sku, quantity, removed_at, import_id)
    values ($1, $2, $3, $4, $5, 9, $6, $7)`
  await owner.query(products, [workspaceId, things.product, `${word} product`, 'product', 'S-1', none, none])
  await owner.query(products, [workspaceId, things.productInBin, `${word} removed product`, 'removed-product', '', longAgo, none])
  await owner.query(products, [workspaceId, randomUUID(), `${word} imported product`, 'imported-product', '', none, things.productImport])
  await owner.query('insert into e_commerce.customer (workspace_id, id, first_name, last_name) values ($1, $2, $3, $4)', [
    workspaceId,
    things.customer,
    word,
    'Kundin',
  ])
  const orders = `insert into e_commerce.purchase (workspace_id, id, number, reference, customer_id, customer_name, subtotal, tax, total, products,
    items, status_id, history, removed_at) values ($1, $2, $3, $4, $5, $6, 10, 1, 11, $7, 1, 2, $8, $9)`
  const lines = JSON.stringify([{ id: things.product, name: `${word} product`, price: 10, quantity: 1, total: 10, image: '' }])
  const entry = (id: number, entryId: string): unknown => ({ id, entryId, date: longAgo, by: '', note: `${word} note` })
  const history = JSON.stringify([entry(2, things.orderEntry), entry(1, randomUUID())])
  const other = JSON.stringify([entry(2, randomUUID())])
  const whose = [things.customer, `${word} Kundin`, lines]
  await owner.query(orders, [workspaceId, things.order, 900_001, 'A2345678', ...whose, history, none])
  await owner.query(orders, [workspaceId, things.orderInBin, 900_002, 'B2345678', ...whose, other, longAgo])
}

/** Parents first. What is counted of them follows by itself. */
export const shopTables: readonly string[] = ['product', 'import_before', 'customer', 'purchase', 'last_number'].map(
  (name) => `e_commerce.${name}`,
)
