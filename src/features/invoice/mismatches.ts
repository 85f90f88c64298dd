import { sumsOf, totalOf } from '../../kit/invoice-sheet.ts'
import { centsOf } from '../../kit/money.ts'
import type { Invoice, Mismatch } from './invoice.ts'

type Counted = Pick<Invoice, 'services' | 'subtotal' | 'tax' | 'discount' | 'total' | 'taxRate' | 'discountPercent' | 'isToCoin'>

/** Where what is stored differs from what follows from the lines. Each step is counted from the stored ones before it, so that one fault is told once. */
export function mismatchesIn(invoice: Counted): Mismatch[] {
  const { services, subtotal, tax, discount, total, taxRate, discountPercent, isToCoin } = invoice
  const lines = services.map((service) => ({
    field: 'line' as const,
    title: service.title,
    stored: service.total,
    counted: totalOf(service),
  }))
  const asOne = (amount: number): readonly { unitPrice: number; quantity: number }[] => [{ unitPrice: amount, quantity: 1 }]
  const ofLines = sumsOf(
    services.map((service) => ({ unitPrice: service.total, quantity: 1 })),
    { taxRate, discount },
  )
  const ofSubtotal = sumsOf(asOne(subtotal), { taxRate, discount, discountPercent })
  const ofAll = sumsOf([...asOne(subtotal), ...asOne(tax)], { taxRate: 0, discount, isToCoin })
  const sums = [
    { field: 'subtotal' as const, stored: subtotal, counted: ofLines.subtotal },
    { field: 'tax' as const, stored: tax, counted: ofSubtotal.tax },
    { field: 'discount' as const, stored: discount, counted: ofSubtotal.discount },
    { field: 'total' as const, stored: total, counted: ofAll.total },
  ]
  return [...lines, ...sums].filter(({ stored, counted }) => centsOf(stored) !== centsOf(counted))
}
