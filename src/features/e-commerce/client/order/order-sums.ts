import { rounded, sumOf } from '../../../../kit/money.ts'
import type { Order } from '../../order.ts'

type Checked = {
  readonly isRight: boolean
  /** What the products make, and what the total follows from it. */
  readonly sum: number
  readonly total: number
}

/** Whether the sums of an order follow from what was ordered. */
export function checkedSums({
  products,
  subtotal,
  tax,
  discount,
  total,
}: Pick<Order, 'products' | 'subtotal' | 'tax' | 'discount' | 'total'>): Checked {
  const sum = sumOf(products.map(({ price, quantity }) => rounded(price * quantity)))
  const due = sumOf([subtotal, tax, -discount])
  const areLinesRight = products.every(({ price, quantity, total: line }) => rounded(price * quantity) === rounded(line))
  return { isRight: areLinesRight && sum === rounded(subtotal) && due === rounded(total), sum, total: sumOf([sum, tax, -discount]) }
}
