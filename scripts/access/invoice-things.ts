import type { Pool } from 'pg'

/** What a workspace has of invoices. NOTE the order exists nowhere but on the invoice that was made of it. */
export const invoiceKinds = ['invoice', 'invoiceInBin', 'invoicedOrder'] as const
type InvoiceThings = Readonly<Record<(typeof invoiceKinds)[number], string>>

export const invoiceTables: readonly string[] = ['invoice.invoice']

/** One that is there, and one in the bin; `word` stands in both. */
export async function addInvoices(owner: Pool, workspaceId: string, things: InvoiceThings, word: string): Promise<void> {
  const party = JSON.stringify({ title: `${word} client`, address: '', phone: '', email: '', website: '' })
  const insert = `insert into invoice.invoice (workspace_id, id, place, number, sender, client, date, due_date, services, subtotal, tax, discount, total, removed_at)
    values ($1, $2, $3, $4, $5, $5, '2026-03-01', '2026-03-31', '[]', 0, 0, 0, 0, $6)`
  await owner.query(insert, [workspaceId, things.invoice, 9001, `${word} 1`, party, null])
  await owner.query(insert, [workspaceId, things.invoiceInBin, 9002, `${word} 2`, party, '2026-03-01T00:00:00Z'])
}
