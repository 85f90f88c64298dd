import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aCustomer, anOrder, aProduct } from '../../../../scripts/testing/shop.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { connect } from '../../../platform/database.ts'
import { getInvoice, invoiceOrder, listInvoices, removeInvoices } from '../contract.ts'
import { invoiceJobs } from './jobs.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const invoiced = (orderId: string): Promise<OutputOf<typeof invoiceOrder>> => answerTo(server, anna, invoiceOrder, { orderId })
const bin = (id: string) => answerTo(server, anna, removeInvoices, { invoiceIds: [id] })

describe('the invoice of an order', () => {
  it('takes over customer, products and sums, and is due as the sender wants it', async () => {
    const { id } = await aProduct(server, anna, { name: 'Karte', priceTaxExcl: 12.35 })
    const order = await anOrder(server, anna, { products: [{ id, quantity: 3 }], discount: 2 })

    const { invoice, isNew } = await invoiced(order.id)

    const { firstName, lastName, company, email, invoiceAddress } = aCustomer()
    expect(isNew).toBe(true)
    expect(invoice).toMatchObject({
      orderId: order.id,
      subject: 'products',
      client: { title: company, address: `${firstName} ${lastName}\n${invoiceAddress.address}`, email },
      date: '2026-03-10',
      dueDate: '2026-04-09',
      services: [{ title: 'Karte', unitPrice: 12.35, quantity: 3, total: 37.05 }],
      subtotal: order.subtotal,
      tax: order.tax,
      discount: 2,
      total: order.total,
      mismatches: [],
    })
  })

  it('is the same one however often and however many ask, also back from the bin', async () => {
    const { id } = await anOrder(server, anna)

    const made = await Promise.all([invoiced(id), invoiced(id), invoiced(id)])
    await bin(made[0].invoice.id)
    const again = await invoiced(id)

    expect(new Set([...made, again].map(({ invoice }) => invoice.number)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(again).toMatchObject({ isNew: false, invoice: { removed: null } })
  })

  it('is made of no order that does not exist or that is of another workspace', async () => {
    const { id } = await anOrder(server, anna)
    const stranger = await anAccount(server)

    expect((await ask(server, anna, invoiceOrder, { orderId: randomUUID() })).statusCode).toBe(404)
    expect((await ask(server, stranger, invoiceOrder, { orderId: id })).statusCode).toBe(404)
    expect(await answerTo(server, stranger, listInvoices)).toEqual([])
  })
})

it('every night what has been in the bin for 30 days goes, and nothing else', async () => {
  const [old, recent, kept] = await Promise.all([1, 2, 3].map(async () => (await invoiced((await anOrder(server, anna)).id)).invoice.id))
  await bin(old ?? '')
  await bin(recent ?? '')
  const { owner } = server.database
  await owner.query("update invoice.invoice set removed_at = removed_at - interval '31 days' where id = $1", [old])

  for (const { handle } of invoiceJobs(connect(owner))) await handle({})

  const statuses = await Promise.all([old, recent, kept].map(async (id) => (await ask(server, anna, getInvoice, { id })).statusCode))
  expect(statuses).toEqual([404, 200, 200])
})
