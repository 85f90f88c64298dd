import { buffer } from 'node:stream/consumers'
import { fill } from '../../../kit/texts.ts'
import type { Receipt } from '../receipt.ts'
import type { Fonts } from '../../../platform/pdf-fonts.ts'
import { drawFooter, drawSender } from './receipt-frame.ts'
import { drawBinding, drawContact } from './receipt-help.ts'
import { drawBasis, drawOutcome, drawProof, drawRows, drawTitle } from './receipt-parts.ts'
import type { ReceiptOptions } from './receipt-wording.ts'
import { newPage, type Page } from '../../../platform/tagged-page.ts'

type PrintOptions = ReceiptOptions & { readonly fonts: Fonts }

/** The receipt as one A4 page that a screen reader can read. The same receipt gives the same bytes. */
export async function receiptPdf(receipt: Receipt, options: PrintOptions): Promise<Uint8Array> {
  const usual = drawn(receipt, options, 1)
  // Names may be longer than any we know. They then make the page smaller and not two of it.
  const { page } = usual.fill <= 1 ? usual : drawn(receipt, options, 1 / usual.fill)
  page.root.end()
  page.document.end()
  return buffer(page.document)
}

/** `fill` is how much of the room above the footer the content takes. */
function drawn(receipt: Receipt, options: PrintOptions, scale: number): { readonly page: Page; readonly fill: number } {
  const { documentTitle, pendingDocumentTitle } = options.texts
  const title = fill(receipt.kind === 'pending' ? pendingDocumentTitle : documentTitle, { period: receipt.period })
  const page = newPage({ title, locale: options.locale, createdAt: new Date(receipt.receivedAt), scale, fonts: options.fonts })
  const afterSender = drawSender(page, options)
  const afterTitle = drawTitle(page, afterSender, receipt, options)
  const afterOutcome = drawOutcome(page, afterTitle, receipt, options)
  const afterRows = drawRows(page, afterOutcome, receipt, options)
  const afterBasis = drawBasis(page, afterRows, receipt, options)
  const afterProof = drawProof(page, afterBasis, receipt, options)
  const afterBinding = drawBinding(page, afterProof, receipt, options)
  const afterContact = drawContact(page, afterProof, receipt, options)
  const footer = drawFooter(page, receipt, options)
  return { page, fill: Math.max(afterBinding, afterContact) / footer }
}
