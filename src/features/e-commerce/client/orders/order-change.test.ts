import { expect, it } from 'vitest'
import { aShopOrder } from '../../../../../scripts/testing/shop-order.ts'
import { changed, inverseOf, type OrdersChange } from './order-change.ts'
import type { Cached } from './order-queries.ts'

const first = aShopOrder(1, { statusIds: [2, 1] })
const second = aShopOrder(2, { statusIds: [10] })
const page: Cached = { kind: 'page', view: 'all', orders: [first, second] }
const added = {
  ids: ['5f1c7f0e-0000-4000-8000-00000000ee01'],
  shownId: '5f1c7f0e-0000-4000-8000-00000000ee02',
  at: '2026-03-10T12:00:00.000Z',
}
const shipped: OrdersChange = { kind: 'status', ids: [first.id], statusId: 4, note: 'By post', by: 'Anna', added, text: 'Shipped' }

function statesIn(value: Cached): readonly (readonly number[])[] {
  return value.kind === 'page' ? value.orders.map(({ status }) => status.map(({ id }) => id)) : []
}

it('puts the new state on top of the history, once', () => {
  const after = changed(changed(page, shipped), shipped)

  expect(statesIn(after)).toEqual([[4, 2, 1], [10]])
  expect(after.kind === 'page' ? after.orders[0]?.status[0] : undefined).toMatchObject({ by: 'Anna', note: 'By post', name: 'Shipped' })
})

it('takes exactly that state back, also as the server called it', () => {
  const inverse = inverseOf(shipped)
  const fromServer = aShopOrder(1, { statusIds: [4, 2, 1], entryIds: added.ids })

  expect(changed(changed(page, shipped), inverse)).toEqual(page)
  expect(statesIn(changed({ ...page, orders: [fromServer] }, inverse))).toEqual([[2, 1]])
  expect(inverseOf(inverse)).toBe(shipped)
})

it('takes removed orders out of the lists, and restored ones out of the bin', () => {
  const removal: OrdersChange = { kind: 'bin', ids: [first.id], isOn: true, text: '' }
  const bin: Cached = { ...page, view: 'bin' }

  expect(changed(page, removal)).toMatchObject({ orders: [{ id: second.id }] })
  expect(changed(bin, removal)).toEqual(bin)
  expect(changed(bin, inverseOf(removal))).toMatchObject({ orders: [{ id: second.id }] })
})
