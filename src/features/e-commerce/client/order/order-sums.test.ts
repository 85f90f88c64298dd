import { expect, it } from 'vitest'
import { aShopOrder } from '../../../../../scripts/testing/shop-order.ts'
import { sheetOf, taxRateOf } from './order-invoice.ts'
import { checkedSums } from './order-sums.ts'

it('finds sums right that follow from the lines', () => {
  expect(checkedSums(aShopOrder(1))).toEqual({ isRight: true, sum: 100, total: 105 })
})

it.each([{ subtotal: 99.95 }, { total: 105.05 }, { tax: 9 }, { discount: 0 }])('finds a fault in %o', (change) => {
  expect(checkedSums(aShopOrder(1, change)).isRight).toBe(false)
})

it('makes an invoice of an order', () => {
  const sheet = sheetOf(aShopOrder(1, { date: '2026-03-31T22:30:00.000Z' }), 'Muster Shop', 'Europe/Zurich')

  expect(sheet).toMatchObject({ number: 'REF1001', date: '2026-04-01', dueDate: '2026-05-01', total: 105, from: { title: 'Muster Shop' } })
  expect(sheet.client).toMatchObject({ title: 'Muster AG, Vera1 Muster', address: 'Postfach 1, 3000 Bergau' })
  expect(sheet.services.map(({ title, quantity, total }) => [title, quantity, total])).toEqual([
    ['Lake print', 3, 60],
    ['Old frame', 1, 40],
  ])
  expect(taxRateOf({ subtotal: 100, tax: 7.7 })).toBe(7.7)
  expect(taxRateOf({ subtotal: 0, tax: 0 })).toBeUndefined()
  // Two rates mixed are none.
  expect(taxRateOf({ subtotal: 132, tax: 9.29 })).toBeUndefined()
})
