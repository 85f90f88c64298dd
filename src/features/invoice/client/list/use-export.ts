import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { listInvoices } from '../../contract.ts'
import type { Invoice } from '../../invoice.ts'
import type { Which } from '../invoice-queries.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import type { ExportFormat } from './written-invoices.ts'

const most = 500

/** All invoices of a list, read part by part. */
export async function allInvoices(which: Which): Promise<readonly Invoice[]> {
  const all: Invoice[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const some = await call(listInvoices, { ...which, limit: most, ...(after === undefined ? {} : { after }) })
    all.push(...some)
    if (some.length < most) return all
  }
}

/** Gives invoices to the reader as a file: these, or those of a list. */
export function useExport(): (format: ExportFormat, what: readonly Invoice[] | Which) => void {
  const texts = useTexts(invoiceAppWords)
  const notify = useNotify()

  async function save(format: ExportFormat, what: readonly Invoice[] | Which): Promise<void> {
    const [invoices, { invoicesAs }, { downloadText }] = await Promise.all([
      isList(what) ? what : allInvoices(what),
      import('./written-invoices.ts'),
      import('../../../../shell/parts/transfer/download.ts'),
    ])
    const name = invoices.length === 1 && isList(what) ? (invoices[0]?.number ?? 'invoice') : 'invoices'
    downloadText(`${name}.${format}`, invoicesAs(format, invoices), format === 'csv' ? 'text/csv' : 'application/json')
    notify(fill(texts.exported, { count: invoices.length }), { kind: 'ok' })
  }

  return (format, what) => void save(format, what).catch(() => notify(texts.exportFailed, { kind: 'danger' }))
}

function isList(what: readonly Invoice[] | Which): what is readonly Invoice[] {
  return Array.isArray(what)
}
