import type { Invoice, SavedInvoice } from '../../invoice.ts'

/** What somebody writes of an invoice; the rest the server knows. */
export type Written = Pick<Invoice, 'client' | 'date' | 'dueDate' | 'services' | 'discount' | 'taxRate' | 'discountPercent' | 'isToCoin'>

/** As it is sent. Sums that no change of figures has touched stay as they are, also where they do not add up. */
export function savedOf(id: string, written: Written, before: Invoice | undefined): SavedInvoice {
  const known = new Map(before?.services.map((service) => [service.id, service]))
  const services = written.services.map(({ total: _total, ...line }) => {
    const same = known.get(line.id)
    const isSame = same?.unitPrice === line.unitPrice && same.quantity === line.quantity
    return isSame ? { ...line, total: same.total } : line
  })
  const isUntouched =
    before !== undefined &&
    services.length === before.services.length &&
    services.every((line) => 'total' in line) &&
    // Where the discount is a percentage, its amount follows from that.
    (written.discountPercent !== null || written.discount === before.discount) &&
    (['taxRate', 'discountPercent', 'isToCoin'] as const).every((rule) => written[rule] === before[rule])
  return { ...writtenIn(written), id, services, ...(isUntouched ? { sums: sumsIn(before) } : {}) }
}

/** Exactly as it was, sums and all. */
export function asItWas(invoice: Invoice): SavedInvoice {
  return { ...writtenIn(invoice), id: invoice.id, sums: sumsIn(invoice) }
}

export function writtenIn({ client, date, dueDate, services, discount, taxRate, discountPercent, isToCoin }: Written): Written {
  return { client, date, dueDate, services, discount, taxRate, discountPercent, isToCoin }
}

function sumsIn({ subtotal, tax, discount, total }: Invoice): NonNullable<SavedInvoice['sums']> {
  return { subtotal, tax, discount, total }
}
