import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { InvoiceForm } from '../../../../shell/parts/invoice/invoice-look.ts'
import { downloadBlob } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { invoicePdf } from '../../contract.ts'
import type { Invoice } from '../../invoice.ts'
import { pdfName } from '../../pdf-name.ts'
import { invoiceAppWords } from '../invoice-words.ts'

/** Gives the invoice to the reader as PDF, in the language of the page. */
export function usePdf(): (invoice: Invoice, form: InvoiceForm) => void {
  const texts = useTexts(invoiceAppWords)
  const notify = useNotify()
  const language = useLanguage().language === 'de' ? 'de' : 'en'
  return (invoice, form) => {
    const name = pdfName(invoice)
    notify(texts.pdfSaving)
    void callForFile(invoicePdf, { id: invoice.id, form, language }).then(
      (blob) => {
        downloadBlob(name, blob)
        notify(fill(texts.pdfSaved, { name }), { kind: 'ok' })
      },
      () => notify(texts.pdfFailed, { kind: 'danger' }),
    )
  }
}

export function useCopy(): (text: string) => void {
  const texts = useTexts(invoiceAppWords)
  const notify = useNotify()
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(fill(texts.copied, { text }), { kind: 'ok' }),
      () => notify(texts.copyFailed, { kind: 'danger' }),
    )
}

/** Opens a letter to the client with all but the file, which mail programs take only by hand; its name stands in the text. */
export function useMailLink(): (invoice: Invoice) => string {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  return (invoice) => {
    const { number, total, dueDate, client, from } = invoice
    const body = fill(texts.mailBody, {
      number,
      amount: formats.money(centsOf(total)),
      date: formats.date(dueDate, 'day', new Date()),
      file: pdfName(invoice),
      sender: from.title,
    })
    const query = [`subject=${encodeURIComponent(fill(texts.mailSubject, { number }))}`, `body=${encodeURIComponent(body)}`].join('&')
    return `mailto:${encodeURIComponent(client.email).replace('%40', '@')}?${query}`
  }
}
