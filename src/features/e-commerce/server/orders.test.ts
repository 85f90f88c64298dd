import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aCustomer, anOrder, aProduct, ordersOf } from '../../../../scripts/testing/shop.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  addOrder,
  countOrders,
  deleteOrders,
  listOrders,
  readOrder,
  readProduct,
  removeOrders,
  restoreOrders,
  setOrderStatus,
  unsetOrderStatus,
} from '../contract.ts'
import type { Order } from '../order.ts'
import { statuses } from '../statuses.ts'

let server: TestServer
let by: TestAccount
const clock = '2026-03-10T12:00:00.000Z'
beforeAll(async () => {
  server = await aServer({ clock })
})
beforeEach(async () => {
  by = await anAccount(server)
})
afterAll(() => server.app.close())

const numbersOf = (orders: readonly Order[]): readonly number[] => orders.map(({ number }) => number)

describe('an order', () => {
  it('§3.35 §7.74 has its customer, products, history, payment and shipping; sums and stock come from the server', async () => {
    const [map, tea] = [
      await aProduct(server, by, { name: 'Karte', priceTaxExcl: 12.35, quantity: 10 }),
      await aProduct(server, by, { name: 'Tee', priceTaxExcl: 7.77, taxRate: 2.6, quantity: 3 }),
    ]
    const customer = aCustomer()
    const wish = {
      customer,
      products: [
        { id: map.id, quantity: 2 },
        { id: tea.id, quantity: 3 },
      ],
      discount: 5,
      campaign: 'Radio',
    }

    const order = await anOrder(server, by, { ...wish, device: 'mobile' })

    expect(order).toEqual({
      id: expect.any(String),
      number: 1,
      reference: expect.stringMatching(/^[A-HJKMNP-Z][A-HJKMNP-Z2-9]{7}$/),
      subtotal: 48.01,
      tax: 3.08,
      discount: 5,
      total: 46.09,
      date: clock,
      customer,
      products: [
        { id: map.id, name: 'Karte', price: 12.35, quantity: 2, total: 24.7, image: '' },
        { id: tea.id, name: 'Tee', price: 7.77, quantity: 3, total: 23.31, image: '' },
      ],
      status: [
        {
          id: 11,
          name: 'Awaiting PayPal payment',
          color: '#1976D2',
          date: clock,
          entryId: expect.any(String),
          by: 'Anna Muster',
          note: '',
        },
      ],
      payment: { transactionId: 'T-1', amount: 46.09, method: 'PayPal', date: clock },
      shippingDetails: [],
      campaign: 'Radio',
      device: 'mobile',
      version: 1,
      removed: null,
    })
    expect(await answerTo(server, by, readOrder, { orderId: order.id })).toEqual(order)
    const left = [map, tea].map(({ id }) => answerTo(server, by, readProduct, { productId: id }))
    expect((await Promise.all(left)).map(({ quantity }) => quantity)).toEqual([8, 0])
  })

  it('takes what is there: too much is refused, except on pre-order, and a discount is never more than the sum', async () => {
    const { id } = await aProduct(server, by, { priceTaxExcl: 10, quantity: 2 })
    const order = {
      customer: aCustomer(),
      products: [
        { id, quantity: 2 },
        { id, quantity: 1 },
      ],
      payment: { method: 'Check', transactionId: '' },
    }

    const refused = await ask(server, by, addOrder, { order: { ...order, statusId: 1 } })
    const ordered = await answerTo(server, by, addOrder, { order: { ...order, statusId: 13, discount: 500 } })

    expect(refused.statusCode).toBe(409)
    expect(ordered).toMatchObject({ products: [{ id, quantity: 3, total: 30 }], subtotal: 30, tax: 3, discount: 33, total: 0 })
    expect(await answerTo(server, by, readProduct, { productId: id })).toMatchObject({ quantity: 0 })
  })

  it('has a number of its own, however many come at the same time; sent twice it is there once', async () => {
    const products = [{ id: (await aProduct(server, by)).id, quantity: 1 }]
    const id = randomUUID()

    const orders = await Promise.all(Array.from({ length: 6 }, () => anOrder(server, by, { products })))
    const twice = await Promise.all([anOrder(server, by, { id, products }), anOrder(server, by, { id, products })])

    expect(numbersOf(orders).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
    expect(twice[0]).toEqual(twice[1])
    expect(await answerTo(server, by, readProduct, { productId: products[0]?.id })).toMatchObject({ quantity: 50 - 7 })
  })

  it('brings a known customer up to date, also where earlier orders are searched', async () => {
    const customer = aCustomer()
    const first = await anOrder(server, by, { customer })

    await anOrder(server, by, { customer: { ...customer, lastName: 'Neumann' } })

    expect(numbersOf(await ordersOf(server, by, { q: 'neumann', sort: 'number' }))).toEqual([1, 2])
    expect((await answerTo(server, by, readOrder, { orderId: first.id })).customer.lastName).toBe('Neumann')
  })
})

describe('states', () => {
  it('§4.32 are 14, each with its colour, and every one can be set on top of any other', async () => {
    const { id } = await anOrder(server, by)

    for (const { id: statusId } of statuses)
      await answerTo(server, by, setOrderStatus, { orderIds: [id], statusId, note: `Nr. ${statusId}` })

    const { status } = await answerTo(server, by, readOrder, { orderId: id })
    expect(status.map((entry) => entry.id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 11])
    expect(status[0]).toMatchObject({ name: 'Awaiting Cash-on-delivery payment', color: '#1565C0', note: 'Nr. 14', by: 'Anna Muster' })
    expect((await ask(server, by, setOrderStatus, { orderIds: [id], statusId: 15 })).statusCode).toBe(400)
  })

  it('are taken back exactly, unless something has come on top or it was the first', async () => {
    const [one, other] = [await anOrder(server, by), await anOrder(server, by)]
    const { entryIds, changed } = await answerTo(server, by, setOrderStatus, { orderIds: [one.id, other.id], statusId: 6 })
    await answerTo(server, by, setOrderStatus, { orderIds: [other.id], statusId: 7 })

    const back = await answerTo(server, by, unsetOrderStatus, { entryIds })
    const again = await ask(server, by, unsetOrderStatus, { entryIds })
    const first = await ask(server, by, unsetOrderStatus, { entryIds: [one.status[0]?.entryId] })

    expect([changed, entryIds.length, back.changed]).toEqual([2, 2, 1])
    expect([again.statusCode, first.statusCode]).toEqual([404, 404])
    expect(await answerTo(server, by, readOrder, { orderId: one.id })).toEqual({ ...one, version: 3 })
    expect(await answerTo(server, by, readOrder, { orderId: other.id })).toMatchObject({ status: [{ id: 7 }, { id: 6 }, { id: 11 }] })
  })
})

describe('lists of orders', () => {
  async function someOrders(): Promise<readonly Order[]> {
    const many = { quantity: 999 }
    const blanket = { id: (await aProduct(server, by, { name: 'Wolldecke', priceTaxExcl: 80, ...many })).id, quantity: 1 }
    const mug = { id: (await aProduct(server, by, { name: 'Becher', priceTaxExcl: 5, ...many })).id, quantity: 1 }
    return [
      await anOrder(server, by, {
        products: [mug],
        customer: aCustomer({ firstName: 'Zoé', email: 'zoe@example.com' }),
        statusId: 5,
        method: 'Check',
      }),
      await anOrder(server, by, {
        products: [blanket],
        customer: aCustomer({ firstName: 'Änni', company: 'Holzwerk' }),
        campaign: 'Radio',
      }),
      await anOrder(server, by, {
        products: [blanket, mug],
        customer: aCustomer({ firstName: 'Beat' }),
        statusId: 2,
        method: 'Credit Card',
        device: 'tablet',
      }),
    ]
  }

  it('§7.73 come with the newest first, and sorted by each column from the last row or a page on', async () => {
    const [first, second, third] = await someOrders()
    const sorted = async (sort: string, more = {}) => numbersOf(await ordersOf(server, by, { sort, ...more }))

    expect(numbersOf(await ordersOf(server, by))).toEqual([3, 2, 1])
    expect(await sorted('customer')).toEqual([2, 3, 1])
    expect(await sorted('-total')).toEqual([3, 2, 1])
    expect(await sorted('payment')).toEqual([1, 3, 2])
    expect(await sorted('status')).toEqual([3, 1, 2])
    expect(await sorted('number')).toEqual([1, 2, 3])
    const references = [first, second, third].map((order) => order?.reference ?? '')
    expect((await ordersOf(server, by, { sort: 'reference' })).map(({ reference }) => reference)).toEqual(references.toSorted())
    for (const sort of ['number', 'reference', '-customer', 'total', '-payment', 'status', '-date']) {
      const whole = await sorted(sort)
      const [top] = await ordersOf(server, by, { sort, limit: '1' })
      expect(await sorted(sort, { after: top?.id })).toEqual(whole.slice(1))
      for (const skip of [1, 2, 3]) expect(await sorted(sort, { skip: String(skip), limit: '2' })).toEqual(whole.slice(skip, skip + 2))
    }
    expect((await ask(server, by, listOrders, { sort: 'colour' })).statusCode).toBe(400)
    expect(await answerTo(server, by, readOrder, { orderId: second?.id, isWhole: 'true' })).toMatchObject({
      newerId: third?.id,
      olderId: first?.id,
    })
  })

  it('are searched by reference, number, customer and product, and filtered; counts say the same', async () => {
    const [first, second] = await someOrders()
    const found = async (which: Record<string, string>) => {
      const numbers = numbersOf(await ordersOf(server, by, { sort: 'number', ...which }))
      expect((await answerTo(server, by, countOrders, which)).matching).toBe(numbers.length)
      return numbers
    }

    expect(await found({ q: second?.reference.toLowerCase() ?? '' })).toEqual([2])
    expect(await found({ q: 'wolld' })).toEqual([2, 3])
    expect(await found({ q: 'zoe@example.com' })).toEqual([1])
    expect(await found({ q: 'holzwerk wolldecke' })).toEqual([2])
    expect(await found({ q: 'wolldecke -beat' })).toEqual([2])
    expect(await found({ q: '1' })).toEqual([1])
    expect(await found({ status: '2,5' })).toEqual([1, 3])
    expect(await found({ view: 'closed' })).toEqual([1])
    expect(await found({ view: 'open', status: '2,5' })).toEqual([3])
    expect(await found({ view: 'unpaid' })).toEqual([2])
    expect(await found({ payment: 'Check' })).toEqual([1])
    expect(await found({ campaign: 'Radio' })).toEqual([2])
    expect(await found({ device: 'tablet' })).toEqual([3])
    expect(await found({ customerId: first?.customer.id ?? '' })).toEqual([1])
    expect(await found({ from: '2026-03-10', to: '2026-03-10' })).toEqual([1, 2, 3])
    expect(await found({ from: '2026-03-11' })).toEqual([])
    expect(await found({ to: '2026-03-09' })).toEqual([])
  })

  it('begin and end at midnight in Switzerland', async () => {
    const { id } = await anOrder(server, by)
    await server.database.owner.query(`update e_commerce.purchase set date = '2026-03-28T23:30:00Z' where id = $1`, [id])

    expect(await ordersOf(server, by, { from: '2026-03-29', to: '2026-03-29' })).toHaveLength(1)
    expect(await ordersOf(server, by, { to: '2026-03-28' })).toHaveLength(0)
  })

  it('go to the bin and come back as they were; only what is in the bin is deleted, and no number is given twice', async () => {
    const [one, other] = [await anOrder(server, by), await anOrder(server, by)]

    await answerTo(server, by, removeOrders, { orderIds: [one.id, other.id] })
    const inBin = await ordersOf(server, by, { view: 'bin', q: 'nora' })
    const refused = await ask(server, by, setOrderStatus, { orderIds: [one.id], statusId: 2 })
    await answerTo(server, by, restoreOrders, { orderIds: [one.id] })
    const erased = await answerTo(server, by, deleteOrders, { orderIds: [one.id, other.id] })

    expect([inBin.length, refused.statusCode, erased.changed]).toEqual([2, 404, 1])
    expect(await ordersOf(server, by)).toEqual([{ ...one, version: 3 }])
    expect((await anOrder(server, by)).number).toBe(3)
  })
})
