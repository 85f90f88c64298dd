import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Invoice } from '../invoice.ts'
import { mismatchesIn } from '../mismatches.ts'

type Sums = Pick<Invoice, 'subtotal' | 'tax' | 'discount' | 'total' | 'taxRate' | 'discountPercent'>
/** As it comes from the database. */
export type InvoiceRow = Omit<Invoice, keyof Sums | 'status' | 'mismatches' | 'removed'> & Sums & { readonly removed: Date | null }

/** What stands in all answers about invoices. */
export const invoiceColumns: RawBuilder<unknown> = sql`
  id, number, sender as "from", client, date, due_date as "dueDate", services, subject,
  subtotal::float8 as subtotal, tax::float8 as tax, discount::float8 as discount, total::float8 as total,
  tax_rate::float8 as "taxRate", discount_percent::float8 as "discountPercent", is_to_coin as "isToCoin",
  iban, reference_start as "referenceStart", tax_number as "taxNumber",
  order_id as "orderId", paid_on as "paidOn", removed_at as removed, version`

export function asInvoice({ removed, ...row }: InvoiceRow): Invoice {
  return {
    ...row,
    status: row.paidOn === null ? 'open' : 'paid',
    removed: removed === null ? null : removed.toISOString(),
    mismatches: mismatchesIn(row),
  }
}

export const missing = (): Problem => new Problem('not-found', 'This invoice does not exist.')
