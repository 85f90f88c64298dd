import { randomUUID } from 'node:crypto'
import type { SavedInvoice } from '../../src/features/invoice/invoice.ts'
import { putInvoice } from '../../src/features/invoice/server/invoice-store.ts'
import { readSeller, storeSeller } from '../../src/features/invoice/server/seller-store.ts'
import { markPaid } from '../../src/features/invoice/server/state-store.ts'
import type { InvoiceTables } from '../../src/features/invoice/server/tables.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { sampleInvoices, sampleSeller, type SampleInvoice } from './invoice-papers.ts'

/** The invoices of a small studio: one is paid, one is overdue, two are open. */
export const invoiceSample: Sample = async (transaction, { workspaceId, today }) => {
  const tx = transaction.$extendTables<InvoiceTables>()
  const { version } = await readSeller(tx)
  await storeSeller(tx, { ...sampleSeller, version })
  for (const sample of sampleInvoices) {
    const { id } = await putInvoice(tx, workspaceId, savedOf(sample, today))
    if (sample.paid !== undefined) await markPaid(tx, [id], addDays(today, sample.paid))
  }
}

function savedOf({ client, day, term, lines, taxRate, discount = 0, isToCoin = false }: SampleInvoice, today: PlainDate): SavedInvoice {
  const date = addDays(today, day)
  return {
    id: randomUUID(),
    client,
    date,
    dueDate: addDays(date, term),
    services: lines.map(([title, detail, unit, unitPrice, quantity]) => ({ id: randomUUID(), title, detail, unit, unitPrice, quantity })),
    taxRate,
    discount,
    discountPercent: null,
    isToCoin,
  }
}
