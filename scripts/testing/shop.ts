import { randomUUID } from 'node:crypto'
import { addOrder, listOrders, listProducts, saveProduct } from '../../src/features/e-commerce/contract.ts'
import type { Customer, Order } from '../../src/features/e-commerce/order.ts'
import type { Product, SavedProduct } from '../../src/features/e-commerce/product.ts'
import { beginFile, sendPiece } from '../../src/kit/file-contract.ts'
import type { TestAccount } from './accounts.ts'
import { bearer } from './accounts.ts'
import type { TestServer } from './server.ts'
import { answerTo } from './workspaces.ts'

/** Adds a product and gives it back as it is kept. */
export async function aProduct(server: TestServer, by: TestAccount, fields: Partial<SavedProduct> = {}): Promise<Product> {
  return answerTo(server, by, saveProduct, { id: randomUUID(), name: 'Karte', priceTaxExcl: 10, quantity: 50, ...fields })
}

export const aCustomer = (fields: Partial<Customer> = {}): Customer => ({
  id: randomUUID(),
  firstName: 'Nora',
  lastName: 'Muster',
  avatar: '',
  company: 'Muster AG',
  jobTitle: '',
  email: 'nora@example.com',
  phone: '',
  invoiceAddress: { address: 'Rosenweg 1\n8400 Winterthur', lat: 47.4992, lng: 8.7292 },
  shippingAddress: { address: '', lat: null, lng: null },
  ...fields,
})

type Wish = {
  readonly id?: string
  readonly customer?: Customer
  readonly products?: readonly { readonly id: string; readonly quantity: number }[]
  readonly discount?: number
  readonly statusId?: number
  readonly method?: string
  readonly campaign?: string
  readonly device?: Order['device']
}

/** Adds an order; without products one piece of a new one. */
export async function anOrder(
  server: TestServer,
  by: TestAccount,
  { method = 'PayPal', statusId = 11, ...wish }: Wish = {},
): Promise<Order> {
  const products = wish.products ?? [{ id: (await aProduct(server, by)).id, quantity: 1 }]
  const order = { customer: aCustomer(), ...wish, products, statusId, payment: { method, transactionId: 'T-1' } }
  return answerTo(server, by, addOrder, { order })
}

export const ordersOf = (server: TestServer, by: TestAccount, which: Readonly<Record<string, string>> = {}): Promise<Order[]> =>
  answerTo(server, by, listOrders, which)
export const productsOf = (server: TestServer, by: TestAccount, which: Readonly<Record<string, string>> = {}): Promise<Product[]> =>
  answerTo(server, by, listProducts, which)

/** A file of the workspace that nothing has yet. */
export async function aFile(server: TestServer, by: TestAccount, { type = 'image/png', isPrivate = false } = {}): Promise<string> {
  const { fileId } = await answerTo(server, by, beginFile, { name: 'bild.png', type, size: 5, isPrivate })
  await server.app.inject({
    method: 'POST',
    url: sendPiece.path,
    query: { fileId, number: '0' },
    headers: { ...bearer(by.token), 'content-type': 'application/octet-stream' },
    payload: 'Bytes',
  })
  return fileId
}
