import { buffer } from 'node:stream/consumers'
import { fill } from '../../../../kit/texts.ts'
import type { Fonts } from '../../../../platform/pdf-fonts.ts'
import { newPage } from '../../../../platform/tagged-page.ts'
import type { Invoice } from '../../invoice.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawPayment } from './draw-payment.ts'
import { drawSums, drawTerms } from './draw-sums.ts'
import { paperOf, roomForEnd, type Look } from './paper.ts'
import { paperTexts } from './paper-texts.ts'

/** An invoice as A4 pages that a screen reader can read. The same invoice gives the same bytes. */
export async function invoiceFile(invoice: Invoice, look: Look, fonts: Fonts): Promise<Uint8Array> {
  const { title, locale } = paperTexts[look.language]
  const page = newPage({
    title: fill(title, { number: invoice.number }),
    locale,
    createdAt: new Date(`${invoice.date}T12:00:00Z`),
    scale: 1,
    fonts,
  })
  const paper = paperOf(page, invoice, look)
  const afterHead = drawHead(paper)
  const afterLines = drawLines(paper, afterHead + 18)
  const top = roomForEnd(paper, afterLines + 10)
  // Read first what is owed, then by when; on the paper they stand side by side.
  const afterSums = drawSums(paper, top)
  const afterTerms = drawTerms(paper, top)
  drawPayment(paper, Math.max(afterSums, afterTerms))
  page.root.end()
  page.document.end()
  return buffer(page.document)
}
