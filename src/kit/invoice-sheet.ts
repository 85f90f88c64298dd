import * as z from 'zod/mini'
import { Id } from './list-contract.ts'
import { rounded, roundedToCoin, sumOf } from './money.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const Amount = z.number().check(z.minimum(-99_999_999), z.maximum(99_999_999))

/** Spec: who sends an invoice, and who gets it. */
export const Client = z.object({ title: text(200), address: text(500), phone: text(60), email: text(320) })
const Sender = z.extend(Client, { website: text(300) })

/** Spec: one line of an invoice. */
export const Service = z.object({
  id: Id,
  title: text(300),
  detail: text(2000),
  unit: text(40),
  unitPrice: Amount,
  quantity: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  total: Amount,
})
export type Service = z.output<typeof Service>

/** Spec: an invoice as it is shown and printed. Amounts are francs. */
export const InvoiceSheet = z.object({
  id: Id,
  from: Sender,
  client: Client,
  number: text(40),
  date: z.iso.date(),
  dueDate: z.iso.date(),
  services: z.array(Service).check(z.maxLength(500)),
  subtotal: Amount,
  tax: Amount,
  discount: Amount,
  total: Amount,
})
export type InvoiceSheet = z.output<typeof InvoiceSheet>

export type Sums = Pick<InvoiceSheet, 'subtotal' | 'tax' | 'discount' | 'total'>

export function totalOf({ unitPrice, quantity }: Pick<Service, 'unitPrice' | 'quantity'>): number {
  return rounded(unitPrice * quantity)
}

/** By what the sums follow from the lines. */
export type SumRules = {
  /** In percent. */
  readonly taxRate: number
  /** In francs; a percentage goes before it. */
  readonly discount: number
  readonly discountPercent?: number | null | undefined
  /** As cash is paid: the total in steps of five centimes. */
  readonly isToCoin?: boolean | undefined
}

/** The sums as they follow from the lines; the discount comes off at the end, as on the sheet. */
export function sumsOf(services: readonly Pick<Service, 'unitPrice' | 'quantity'>[], rules: SumRules): Sums {
  const subtotal = sumOf(services.map(totalOf))
  const tax = shareOf(subtotal, rules.taxRate)
  const percent = rules.discountPercent ?? null
  const discount = percent === null ? rules.discount : shareOf(subtotal, percent)
  const total = sumOf([subtotal, tax, -discount])
  return { subtotal, tax, discount, total: rules.isToCoin === true ? roundedToCoin(total) : total }
}

function shareOf(amount: number, percent: number): number {
  return rounded((amount * percent) / 100)
}
