import { randomUUID } from 'node:crypto'
import type { SavedInvoice } from '../../src/features/invoice/invoice.ts'
import { putInvoice } from '../../src/features/invoice/server/invoice-store.ts'
import { readSeller, storeSeller } from '../../src/features/invoice/server/seller-store.ts'
import { markPaid } from '../../src/features/invoice/server/state-store.ts'
import type { InvoiceTables } from '../../src/features/invoice/server/tables.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanLines } from './invoice-papers.de.ts'
import { sampleInvoices, sampleSeller, type SampleInvoice } from './invoice-papers.ts'

/** The invoices of a small studio: one is paid, one is overdue, two are open. */
export const invoiceSample: Sample = async (transaction, { workspaceId, today, language }) => {
  const tx = transaction.$extendTables<InvoiceTables>()
  const { version } = await readSeller(tx)
  await storeSeller(tx, { ...sampleSeller, version })
  for (const sample of sampleInvoices) {
    const { id } = await putInvoice(tx, workspaceId, savedOf(sample, today, language))
    if (sample.paid !== undefined) await markPaid(tx, [id], addDays(today, sample.paid))
  }
}

function savedOf(sample: SampleInvoice, today: PlainDate, language: WorkspaceLanguage): SavedInvoice {
  const { client, day, term, lines, taxRate, discount = 0, isToCoin = false } = sample
  const date = addDays(today, day)
  return {
    id: randomUUID(),
    client,
    date,
    dueDate: addDays(date, term),
    services: lines.map((line) => {
      const [title, detail, unit] = (language === 'de' ? germanLines[line[0]] : undefined) ?? line
      return { id: randomUUID(), title, detail, unit, unitPrice: line[3], quantity: line[4] }
    }),
    taxRate,
    discount,
    discountPercent: null,
    isToCoin,
  }
}
