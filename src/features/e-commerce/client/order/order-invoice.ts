import type { InvoiceSheet } from '../../../../kit/invoice-sheet.ts'
import { rounded } from '../../../../kit/money.ts'
import { addDays, dayAt } from '../../../../kit/plain-date.ts'
import type { Order } from '../../order.ts'
import { customerName } from '../orders/customer-name.ts'

/** Where an invoice of this order is made. */
export function invoicePath(orderId: string): string {
  return `/pages/invoices/new?order=${orderId}`
}

const term = 30

/** The order as an invoice would show it. */
export function sheetOf(order: Order, sender: string, timeZone: string): InvoiceSheet {
  const { id, reference, customer, products, subtotal, tax, discount, total } = order
  const date = dayAt(new Date(order.date), timeZone)
  const name = customerName(customer)
  return {
    id,
    from: { title: sender, address: '', phone: '', email: '', website: '' },
    client: {
      title: customer.company === '' || customer.company === name ? name : `${customer.company}, ${name}`,
      address: customer.invoiceAddress.address,
      phone: customer.phone,
      email: customer.email,
    },
    number: reference,
    date,
    dueDate: addDays(date, term),
    services: products.map((product) => ({
      id: product.id,
      title: product.name,
      detail: '',
      unit: '',
      unitPrice: product.price,
      quantity: product.quantity,
      total: product.total,
    })),
    subtotal,
    tax,
    discount,
    total,
  }
}

/** In percent; nothing where products with different rates are mixed, or there is nothing to tax. */
export function taxRateOf({ subtotal, tax }: Pick<Order, 'subtotal' | 'tax'>): number | undefined {
  const rate = subtotal === 0 ? 0 : Math.round((tax / subtotal) * 1000) / 10
  return subtotal > 0 && rounded((subtotal * rate) / 100) === rounded(tax) ? rate : undefined
}
