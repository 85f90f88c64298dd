import { fill } from '../../../kit/texts.ts'
import type { Invoice } from '../invoice.ts'
import type { Cached } from './invoice-queries.ts'
import type { texts as words } from './texts.ts'

type Paid = { readonly id: string; readonly paidOn: string | null }
/** Something done to invoices; what they were before stands in it, so that the inverse restores exactly that. */
export type InvoiceChange =
  | { readonly kind: 'paid'; readonly to: readonly Paid[]; readonly from: readonly Paid[]; readonly number?: string | undefined }
  | { readonly kind: 'bin'; readonly ids: readonly string[]; readonly isOn: boolean; readonly number?: string | undefined }

/** What a query holds, with the change. */
export function changed(value: Cached, change: InvoiceChange): Cached {
  if (change.kind === 'paid') {
    const days = new Map(change.to.map(({ id, paidOn }) => [id, paidOn]))
    const paid = <Each extends Invoice>(invoice: Each): Each => {
      const paidOn = days.get(invoice.id)
      return paidOn === undefined ? invoice : { ...invoice, paidOn, status: paidOn === null ? 'open' : 'paid' }
    }
    if (value.kind === 'page') return { ...value, invoices: value.invoices.map(paid) }
    return value.kind === 'invoice' ? { ...value, invoice: paid(value.invoice) } : value
  }
  if (value.kind !== 'page') return value
  // To the bin: out of every other list. Back from it: out of the bin; where they then stand only the server knows.
  const gone = new Set(change.ids)
  return (value.view === 'bin') !== change.isOn ? { ...value, invoices: value.invoices.filter(({ id }) => !gone.has(id)) } : value
}

export function inverseOf(change: InvoiceChange): InvoiceChange {
  return change.kind === 'bin' ? { ...change, isOn: !change.isOn } : { ...change, to: change.from, from: change.to }
}

/** What was done, in one line. */
export function saidOf(change: InvoiceChange, texts: typeof words): string {
  const count = change.kind === 'bin' ? change.ids.length : change.to.length
  const what = count === 1 ? (change.number ?? texts.oneInvoice) : fill(texts.manyInvoices, { count })
  if (change.kind === 'bin') return fill(change.isOn ? texts.binned : texts.restored, { what })
  return fill(change.to.some(({ paidOn }) => paidOn !== null) ? texts.markedPaid : texts.markedOpen, { what })
}
