import { centsOf, inFrancs, sumOf } from '../../../kit/money.ts'
import type { Order, OrderedProduct } from '../order.ts'

type Line = { readonly price: number; readonly quantity: number; readonly taxRate: number }
type Sums = Pick<Order, 'subtotal' | 'tax' | 'discount' | 'total'>

export function lineTotal({ price, quantity }: Pick<OrderedProduct, 'price' | 'quantity'>): number {
  return inFrancs(centsOf(price) * quantity)
}

/** Each line is taxed by its own rate; a discount comes off at the end, and never more than there is. */
export function orderSums(lines: readonly Line[], discount = 0): Sums {
  const subtotal = sumOf(lines.map(lineTotal))
  const tax = sumOf(lines.map((line) => inFrancs((centsOf(lineTotal(line)) * line.taxRate) / 100)))
  const off = Math.min(inFrancs(centsOf(discount)), sumOf([subtotal, tax]))
  return { subtotal, tax, discount: off, total: sumOf([subtotal, tax, -off]) }
}
