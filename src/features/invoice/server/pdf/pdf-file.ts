import type { FileAnswer } from '../../../../kit/endpoint.ts'
import { readFonts, type Fonts } from '../../../../platform/pdf-fonts.ts'
import type { Invoice } from '../../invoice.ts'
import { pdfName } from '../../pdf-name.ts'
import { invoiceFile } from './invoice-pdf.ts'
import type { Look } from './paper.ts'

let fonts: Fonts | undefined

export async function pdfFile(invoice: Invoice, look: Look): Promise<FileAnswer> {
  fonts ??= readFonts()
  return { name: pdfName(invoice), content: await invoiceFile(invoice, look, fonts) }
}
