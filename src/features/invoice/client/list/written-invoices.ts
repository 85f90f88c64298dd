import { csvOf } from '../../../../kit/csv.ts'
import type { Invoice } from '../../invoice.ts'

export type ExportFormat = 'csv' | 'json'

const heads = [
  'number',
  'date',
  'dueDate',
  'status',
  'paidOn',
  'client',
  'address',
  'email',
  'subtotal',
  'tax',
  'discount',
  'total',
  'iban',
]

/** As other programs take them in: a row for each invoice, or everything there is to know about it. */
export function invoicesAs(format: ExportFormat, invoices: readonly Invoice[]): string {
  if (format === 'json') return `${JSON.stringify(invoices, undefined, 2)}\n`
  const rows = invoices.map(({ number, date, dueDate, status, paidOn, client, subtotal, tax, discount, total, iban }) => [
    number,
    date,
    dueDate,
    status,
    paidOn ?? '',
    client.title,
    client.address,
    client.email,
    subtotal,
    tax,
    discount,
    total,
    iban,
  ])
  return csvOf([heads, ...rows])
}
