import { encode } from 'uqr'
import { dottedDate } from '../../../kit/plain-date.ts'
import { fill, readsGerman } from '../../../kit/texts.ts'
import { decorate, element, heightOf, print, write, writeLink, type Page } from '../../../platform/tagged-page.ts'
import { answerFacts, decisionPage } from '../decision-page.ts'
import { verifyAddress, type Receipt } from '../receipt.ts'
import { shownCode, shownReference } from '../reference.ts'
import { resultRows, type Row } from '../result-rows.ts'
import { translatedSentence } from '../translated-sentence.ts'
import { longDate } from '../written-date.ts'
import { body, colors, heading, link, muted, strong } from './receipt-style.ts'
import type { ReceiptOptions, Wording } from './receipt-wording.ts'

const inset = 18

export function pageOfReceipt(receipt: Receipt, { form }: Wording, holidays: readonly string[]): ReturnType<typeof decisionPage> {
  return decisionPage(answerFacts(receipt, receipt), { texts: form, dates: form, holidays })
}

/** What this paper is, and what was asked for. */
export function drawTitle(page: Page, y: number, receipt: Receipt, { form, texts }: ReceiptOptions): number {
  const place = { x: page.edges.left, width: page.edges.right - page.edges.left }
  const legalForm = receipt.legalForm === 'natural-person' ? form.person : form.entity
  const asked = fill(texts.asked, { form: legalForm, period: receipt.period, date: dottedDate(receipt.wish) })
  const title = receipt.kind === 'pending' ? texts.pendingTitle : texts.title
  const afterTitle = write(page, page.root, 'P', title, { ...place, y: y + 20 }, heading)
  return write(page, page.root, 'P', asked, { ...place, y: afterTitle + 1 }, muted)
}

/** The headline with the date that matters and the next step, as on the result page. */
export function drawOutcome(page: Page, y: number, receipt: Receipt, options: ReceiptOptions): number {
  const { form, site } = options
  const { left, right } = page.edges
  const { tone, word, title, day, notes, next, isToFile } = pageOfReceipt(receipt, options, site.holidays)
  const { accent, tint } = colors[tone]
  const top = y + 10
  const place = { x: left + inset, width: right - left - 2 * inset }
  const nextStyle = { ...strong, size: 12 }
  const date = day && longDate(day, form)
  const filing = isToFile && site.filingPages ? fileOnline(site.filingPages, receipt, options) : undefined
  const titleStyle = { ...strong, size: date ? 15 : 19 }
  const dateStyle = { ...strong, size: 28, spacing: -0.5 }
  const height =
    34 +
    heightOf(page, title, place.width, titleStyle) +
    (date ? heightOf(page, date, place.width, dateStyle) - 3 : 0) +
    notes.reduce((sum, note) => sum + heightOf(page, note, place.width, muted), 0) +
    heightOf(page, next, place.width, nextStyle) +
    (filing ? 17 : 0) +
    18
  decorate(page, (document) => document.roundedRect(left, top, right - left, height, 8).fill(tint))
  decorate(page, (document) => drawMark(document, left + inset, top + 12, tone))
  const afterWord = write(page, page.root, 'P', word, { ...place, x: place.x + 22, y: top + 12 }, { ...strong, color: accent })
  const headline = element(page, page.root, 'H1')
  headline.add(() => print(page, title, { ...place, y: afterWord + 4 }, titleStyle))
  if (date) {
    const afterTitle = page.document.y
    headline.add(() => print(page, date, { ...place, y: afterTitle - 3 }, dateStyle))
  }
  const afterNotes = notes.reduce((at, note) => write(page, page.root, 'P', note, { ...place, y: at }, muted), page.document.y)
  const afterNext = write(page, page.root, 'P', next, { ...place, y: afterNotes + 5 }, nextStyle)
  if (filing) writeLink(page, element(page, page.root, 'P'), filing, { ...place, y: afterNext + 1 }, link)
  return top + height
}

function fileOnline(
  pages: NonNullable<ReceiptOptions['site']['filingPages']>,
  { legalForm }: Receipt,
  { form }: ReceiptOptions,
): { readonly text: string; readonly url: string; readonly meaning: string } {
  const url = legalForm === 'natural-person' ? pages.naturalPerson : pages.legalEntity
  return { text: url.replace('https://', ''), url, meaning: `${form.fileOnline}: ${url}` }
}

const marks = { good: 'M4.4 8.3l2.5 2.5 4.7-5', neutral: 'M8 7.6v3.8M8 4.7v.1', warning: 'M8 4.4v4.4M8 11.4v.1' }

/** The sign beside the word says it once more for those who see no colours. */
function drawMark(document: PDFKit.PDFDocument, x: number, y: number, tone: keyof typeof marks): void {
  document
    .translate(x, y - 0.5)
    .circle(8, 8, 8)
    .fill(colors[tone].accent)
  document.path(marks[tone]).lineCap('round').lineJoin('round').lineWidth(1.7).stroke('#ffffff')
}

/** The rows of the result, in the order of the spec. */
export function drawRows(page: Page, y: number, receipt: Receipt, options: ReceiptOptions): number {
  const { form, rules, language } = options
  const { left, right } = page.edges
  const table = element(page, page.root, 'Table')
  const label = { x: left, width: 168 }
  const value = { x: left + 184, width: right - left - 184 }
  const rows: readonly Row[] = [...resultRows(receipt, receipt.pid, form), { label: form.rowPeriod, value: String(receipt.period) }]
  return rows.reduce((top, row, at) => {
    if (at > 0) decorate(page, (document) => document.moveTo(left, top).lineTo(right, top).lineWidth(0.75).stroke(colors.line))
    const style = row.label === form.rowPid ? { ...strong, spacing: 0.8 } : strong
    const cells = element(page, table, 'TR')
    const afterLabel = write(page, cells, 'TH', row.label, { ...label, y: top + 4 }, muted, { scope: 'Row' })
    const translated = row.isGerman && !readsGerman(language) ? translatedSentence(row.value, rules) : undefined
    const cell = element(page, cells, 'TD')
    const afterFirst = translated === undefined ? top + 4 : write(page, cell, 'P', translated, { ...value, y: top + 4 }, strong)
    const german = translated === undefined ? style : { ...muted, size: 10 }
    const afterValue = write(page, cell, 'P', row.value, { ...value, y: afterFirst }, german, row.isGerman ? { lang: 'de-CH' } : {})
    return Math.max(afterLabel, afterValue) + 3
  }, y + 6)
}

/** Who decided and by which rule; where the decision is still to come, nobody has. */
export function drawBasis(page: Page, y: number, receipt: Receipt, { texts }: ReceiptOptions): number {
  if (receipt.kind === 'pending') return y
  const { rule, configuration: version } = receipt
  // Decisions of another system have no rule of ours.
  const basis = rule === 'G' ? texts.decidedByCanton : fill(texts.decidedByRule, { rule, version })
  const place = { x: page.edges.left, width: page.edges.right - page.edges.left, y: y + 4 }
  return write(page, page.root, 'P', basis, place, { ...muted, size: 10 })
}

const codeSize = 74

/** What makes the paper provable: reference, code, and where to check them; the code to scan brings both along. */
export function drawProof(page: Page, y: number, receipt: Receipt, { texts, site }: ReceiptOptions): number {
  const { left, right } = page.edges
  const top = y + 8
  const place = { x: left + inset, width: right - left - 3 * inset - codeSize }
  const height = Math.max(codeSize + 24, 92 + heightOf(page, texts.proofText, place.width, body))
  decorate(page, (document) => document.roundedRect(left, top, right - left, height, 8).fill(colors.panel))
  const afterTitle = write(page, page.root, 'H2', texts.proofTitle, { ...place, y: top + 10 }, heading)
  const pairs = [
    [texts.reference, shownReference(receipt.reference)],
    [texts.code, shownCode(receipt.code)],
  ] as const
  const table = element(page, page.root, 'Table')
  for (const [at, [label, shown]] of pairs.entries()) {
    const column = { x: place.x + at * 190, width: 180 }
    const cells = element(page, table, 'TR')
    const afterLabel = write(page, cells, 'TH', label, { ...column, y: afterTitle + 2 }, muted, { scope: 'Row' })
    write(page, cells, 'TD', shown, { ...column, y: afterLabel - 1 }, { ...strong, size: 15, spacing: 1 })
  }
  const sentence = element(page, page.root, 'P')
  sentence.add(() => print(page, texts.proofText, { ...place, y: page.document.y + 4 }, body))
  const address = `${site.web}/beleg`
  const filled = verifyAddress(site.web, receipt)
  const meaning = fill(texts.proofLink, { address })
  writeLink(page, sentence, { text: address.replace('https://', ''), url: filled, meaning }, { ...place, y: page.document.y }, link)
  drawCode(page, { x: right - inset - codeSize, y: top + (height - codeSize) / 2 }, filled, fill(texts.codeToScan, { address }))
  return top + height
}

/** On white with its margin, as readers of such codes want it. */
function drawCode(page: Page, { x, y }: { readonly x: number; readonly y: number }, address: string, alt: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const step = codeSize / size
  const box = [x, y, x + codeSize, y + codeSize].map((edge) => edge * page.scale)
  element(page, page.root, 'Figure', { alt, bbox: box }).add(() => {
    page.document.rect(x, y, codeSize, codeSize).fill('#ffffff')
    for (const [line, cells] of data.entries())
      for (const [column, isDark] of cells.entries()) if (isDark) page.document.rect(x + column * step, y + line * step, step, step)
    page.document.fill(colors.text)
  })
}
