import {
  addOrder,
  countOrders,
  listOrders,
  listProducts,
  readOrder,
  readProduct,
  removeOrders,
  restoreOrders,
  setOrderStatus,
  unsetOrderStatus,
} from '../../src/features/e-commerce/contract.ts'
import type { Order } from '../../src/features/e-commerce/order.ts'
import { statusOf } from '../../src/features/e-commerce/statuses.ts'
import { Problem } from '../../src/kit/problem.ts'
import { serveContract, serving } from './contract-server.ts'
import { aShopOrder, aShopProduct } from './shop-order.ts'

type Asked = { readonly what: string; readonly with: unknown }
type ShopInMemory = {
  readonly idOf: (at: number) => string
  readonly askedFor: (what: string) => readonly unknown[]
}

/** The orders of a shop in memory, answered as the server would, as far as the tests of the pages look. */
// oxlint-disable-next-line max-lines-per-function -- one answer for each call; apart they would have to pass the shop around
export function aShop(count: number): ShopInMemory {
  const asked: Asked[] = []
  let orders: readonly Order[] = Array.from({ length: count }, (_, at) => aShopOrder(at + 1))
  let binned: readonly string[] = []
  const alive = (): readonly Order[] => orders.filter(({ id }) => !binned.includes(id))
  const note = (what: string, input: unknown): void => void asked.push({ what, with: input })
  const found = (orderId: string): Order => {
    const order = orders.find(({ id }) => id === orderId)
    if (!order) throw new Problem('not-found', 'There is no such order.')
    return { ...order, removed: binned.includes(orderId) ? '2026-03-01T00:00:00.000Z' : null }
  }
  serveContract([
    serving(listOrders, (input) => {
      note('list', input)
      const some = input.view === 'bin' ? orders.filter(({ id }) => binned.includes(id)) : alive()
      const list = some.filter(({ customer }) => customer.email.includes(input.q ?? ''))
      const start = input.after === undefined ? (input.skip ?? 0) : list.findIndex(({ id }) => id === input.after) + 1
      return list.slice(start, start + (input.limit ?? 100))
    }),
    serving(countOrders, () => {
      const all = alive().length
      return { all, open: all, unpaid: all, closed: 0, bin: binned.length, byStatus: { '10': all }, matching: all }
    }),
    serving(readOrder, ({ orderId }) => {
      const at = orders.findIndex(({ id }) => id === orderId)
      return { ...found(orderId), newerId: orders[at - 1]?.id ?? null, olderId: orders[at + 1]?.id ?? null }
    }),
    serving(setOrderStatus, (input) => {
      note('status', input)
      const entryIds = input.orderIds.map(() => crypto.randomUUID())
      orders = orders.map((order) => {
        const place = input.orderIds.indexOf(order.id)
        const entryId = entryIds[place]
        if (entryId === undefined) return order
        const entry = {
          ...statusOf(input.statusId),
          date: '2026-03-10T12:00:00.000Z',
          entryId,
          by: 'Andrea Beispiel',
          note: input.note ?? '',
        }
        return { ...order, status: [entry, ...order.status] }
      })
      return { changed: entryIds.length, entryIds }
    }),
    serving(unsetOrderStatus, ({ entryIds }) => {
      note('unset', entryIds)
      orders = orders.map((order) => ({ ...order, status: order.status.filter(({ entryId }) => !entryIds.includes(entryId)) }))
      return { changed: entryIds.length }
    }),
    serving(removeOrders, ({ orderIds }) => {
      note('remove', orderIds)
      binned = [...binned, ...orderIds]
      return { changed: orderIds.length }
    }),
    serving(restoreOrders, ({ orderIds }) => {
      note('restore', orderIds)
      binned = binned.filter((id) => !orderIds.includes(id))
      return { changed: orderIds.length }
    }),
    serving(listProducts, () => [aShopProduct(1)]),
    serving(readProduct, ({ productId }) => {
      if (productId !== aShopProduct(1).id) throw new Problem('not-found', 'There is no such product.')
      return aShopProduct(1)
    }),
    serving(addOrder, ({ order }) => {
      note('add', order)
      const added = aShopOrder(77, order.id === undefined ? {} : { id: order.id })
      orders = [added, ...orders]
      return added
    }),
  ])
  return {
    idOf: (at) => aShopOrder(at).id,
    askedFor: (what) => asked.filter((each) => each.what === what).map((each) => each.with),
  }
}
