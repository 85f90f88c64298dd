import { daysBetween, dottedDate } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { dayOfReceipt, type Receipt } from '../receipt.ts'
import { shownCode, shownReference } from '../reference.ts'
import { resultRows } from '../result-rows.ts'
import { verdictOf } from '../verdict.ts'
import { longDate } from '../written-date.ts'
import { body, colors, heading, link, muted, strong } from './receipt-style.ts'
import type { ReceiptOptions } from './receipt-wording.ts'
import { decorate, element, heightOf, print, write, writeLink, type Page } from '../../../platform/tagged-page.ts'

const inset = 18

/** What this paper is, and what was asked for. */
export function drawTitle(page: Page, y: number, receipt: Receipt, { form, texts }: ReceiptOptions): number {
  const place = { x: page.edges.left, width: page.edges.right - page.edges.left }
  const legalForm = receipt.legalForm === 'natural-person' ? form.person : form.entity
  const asked = fill(texts.asked, { form: legalForm, period: receipt.period, date: dottedDate(receipt.wish) })
  const title = receipt.kind === 'pending' ? texts.pendingTitle : texts.title
  const afterTitle = write(page, page.root, 'P', title, { ...place, y: y + 22 }, heading)
  return write(page, page.root, 'P', asked, { ...place, y: afterTitle + 1 }, muted)
}

/** The deadline that now holds, or the day that counts until there is a decision, as large as on the result page. */
export function drawOutcome(page: Page, y: number, receipt: Receipt, { form }: ReceiptOptions): number {
  const { left, right } = page.edges
  const verdict = receipt.kind === 'pending' ? receipt.kind : verdictOf(receipt)
  const day = receipt.kind === 'pending' ? dayOfReceipt(receipt) : receipt.newDeadline
  const { accent, tint } = colors[verdict]
  const top = y + 12
  const height = verdict === 'granted' ? 119 : 100
  decorate(page, (document) => document.roundedRect(left, top, right - left, height, 8).fill(tint))
  decorate(page, (document) => drawMark(document, left + inset, top + 14, verdict))

  const place = { x: left + inset, width: right - left - 2 * inset }
  const word = { x: place.x + 22, width: place.width - 22, y: top + 14 }
  const afterWord = write(page, page.root, 'P', form[verdict], word, { ...strong, color: accent })
  const title = element(page, page.root, 'H1')
  title.add(() => print(page, form[`${verdict}Title`], { ...place, y: afterWord + 5 }, { ...strong, size: 15 }))
  const afterTitle = page.document.y
  title.add(() => print(page, longDate(day, form), { ...place, y: afterTitle - 3 }, { ...strong, size: 30, spacing: -0.5 }))
  if (receipt.kind === 'decided' && verdict === 'granted') {
    const was = fill(form.was, { date: longDate(receipt.oldDeadline, form) })
    const more = fill(form.moreTime, { days: daysBetween(receipt.oldDeadline, receipt.newDeadline) })
    write(page, page.root, 'P', `${was} · ${more}`, { ...place, y: page.document.y - 1 }, muted)
  }
  return top + height
}

const information = 'M8 7.6v3.8M8 4.7v.1'
const marks = { granted: 'M4.4 8.3l2.5 2.5 4.7-5', unchanged: information, pending: information, expired: 'M8 4.4v4.4M8 11.4v.1' }

/** The sign beside the word says it once more for those who see no colours. */
function drawMark(document: PDFKit.PDFDocument, x: number, y: number, verdict: keyof typeof marks): void {
  document
    .translate(x, y - 0.5)
    .circle(8, 8, 8)
    .fill(colors[verdict].accent)
  document.path(marks[verdict]).lineCap('round').lineJoin('round').lineWidth(1.7).stroke('#ffffff')
}

/** The rows of the result, in the order of the spec. */
export function drawRows(page: Page, y: number, receipt: Receipt, { form }: ReceiptOptions): number {
  const { left, right } = page.edges
  const table = element(page, page.root, 'Table')
  const label = { x: left, width: 168 }
  const value = { x: left + 184, width: right - left - 184 }
  return resultRows(receipt, receipt.pid, form).reduce((top, row, at) => {
    if (at > 0) decorate(page, (document) => document.moveTo(left, top).lineTo(right, top).lineWidth(0.75).stroke(colors.line))
    const style = row.label === form.rowPid ? { ...strong, spacing: 0.8 } : strong
    const cells = element(page, table, 'TR')
    const afterLabel = write(page, cells, 'TH', row.label, { ...label, y: top + 5 }, muted, { scope: 'Row' })
    const afterValue = write(page, cells, 'TD', row.value, { ...value, y: top + 5 }, style, row.isGerman ? { lang: 'de-CH' } : {})
    return Math.max(afterLabel, afterValue) + 4
  }, y + 7)
}

/** Who decided and by which rule; nobody has where the decision is still to come. */
export function drawBasis(page: Page, y: number, receipt: Receipt, { texts }: ReceiptOptions): number {
  if (receipt.kind === 'pending') return y
  const { rule, configuration: version } = receipt
  // Decisions of another system have no rule of ours.
  const basis = rule === 'G' ? texts.decidedByCanton : fill(texts.decidedByRule, { rule, version })
  const place = { x: page.edges.left, width: page.edges.right - page.edges.left, y: y + 4 }
  return write(page, page.root, 'P', basis, place, { ...muted, size: 10 })
}

/** What makes the paper provable: reference, code, and where to check them. */
export function drawProof(page: Page, y: number, { reference, code }: Receipt, { texts, site }: ReceiptOptions): number {
  const { left, right } = page.edges
  const top = y + 8
  const place = { x: left + inset, width: right - left - 2 * inset }
  const height = 98 + heightOf(page, texts.proofText, place.width, body)
  decorate(page, (document) => document.roundedRect(left, top, right - left, height, 8).fill(colors.panel))

  const afterTitle = write(page, page.root, 'H2', texts.proofTitle, { ...place, y: top + 12 }, heading)
  const pairs = [
    [texts.reference, shownReference(reference)],
    [texts.code, shownCode(code)],
  ] as const
  const table = element(page, page.root, 'Table')
  for (const [at, [label, shown]] of pairs.entries()) {
    const column = { x: place.x + at * 240, width: 220 }
    const cells = element(page, table, 'TR')
    const afterLabel = write(page, cells, 'TH', label, { ...column, y: afterTitle + 4 }, muted, { scope: 'Row' })
    write(page, cells, 'TD', shown, { ...column, y: afterLabel - 1 }, { ...strong, size: 16, spacing: 1.2 })
  }
  const sentence = element(page, page.root, 'P')
  sentence.add(() => print(page, texts.proofText, { ...place, y: page.document.y + 5 }, body))
  const address = `${site.web}/beleg`
  const meaning = fill(texts.proofLink, { address })
  writeLink(page, sentence, { text: address.replace('https://', ''), url: address, meaning }, { ...place, y: page.document.y }, link)
  return top + height
}
