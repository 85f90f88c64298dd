import { createRequire } from 'node:module'
import { SwissQRBill } from 'swissqrbill/pdf'
import { formatIBAN, formatReference } from 'swissqrbill/utils'
import { fill } from '../../../../kit/texts.ts'
import { element, turnPage } from '../../../../platform/tagged-page.ts'
import { paymentOf } from '../../payment.ts'
import type { Paper } from './paper.ts'

const packages = createRequire(import.meta.url)
const font = 'Liberation Sans'
const height = SwissQRBill.height
const width = SwissQRBill.width

/** The payment part in its own size at the bottom edge, on a page of its own where there is no room left. Nothing where it cannot be paid that way or is paid. */
export function drawPayment({ page, invoice, look, texts, formats }: Paper, y: number): void {
  const found = paymentOf(invoice)
  if ('reason' in found || invoice.paidOn !== null) return
  const { document } = page
  // One of the four fonts that are allowed, and inside the file as everything else.
  document.registerFont(font, packages.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'))
  document.registerFont(`${font}-Bold`, packages.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf'))
  const top = document.page.height - height
  if (y > top - 14) turnPage(page)
  const { creditor, reference = '' } = found.payment
  const words = {
    amount: formats.number(invoice.total, 2),
    name: creditor.name,
    iban: formatIBAN(creditor.account),
    reference: formatReference(reference),
  }
  const figure = { alt: fill(texts.payment, words), bbox: [0, top, width, top + height] }
  element(page, page.root, 'Figure', figure).add(() => {
    document.fillColor('#000000')
    document.y = 0
    const bill = new SwissQRBill(found.payment, { fontName: font, language: look.language === 'de' ? 'DE' : 'EN', separate: true })
    bill.attachTo(document, 0, top)
  })
}
