import { fill } from '../../../kit/texts.ts'
import type { Receipt } from '../receipt.ts'
import { verdictOf } from '../verdict.ts'
import { longDate } from '../written-date.ts'
import { body, heading, link, muted, strong } from './receipt-style.ts'
import type { ReceiptOptions } from './receipt-wording.ts'
import { element, write, writeLink, type Page } from '../../../platform/tagged-page.ts'

const contactWidth = 184
const gap = 20

/** What to do now, as on the result page. Says where it ends. */
export function drawNextSteps(page: Page, y: number, receipt: Receipt, { form }: ReceiptOptions): number {
  const { left, right } = page.edges
  const width = right - left - contactWidth - gap
  const afterTitle = write(page, page.root, 'H2', form.nextTitle, { x: left, y: y + 14, width }, heading)
  const list = element(page, page.root, 'L')
  return stepsAfter(receipt, form).reduce((top, step) => {
    const item = element(page, list, 'LI')
    write(page, item, 'Lbl', '•', { x: left, y: top, width: 10 }, muted)
    return write(page, item, 'LBody', step, { x: left + 12, y: top, width: width - 12 }, body) + 2
  }, afterTitle + 2)
}

function stepsAfter(receipt: Receipt, form: ReceiptOptions['form']): readonly string[] {
  if (receipt.kind === 'pending') return [form.nextPendingLetter, form.nextPendingCounts, form.nextPendingCheck, form.nextKeep]
  const { period } = receipt
  if (verdictOf(receipt) === 'expired') return [fill(form.nextExpired, { period }), form.nextKeep]
  return [fill(form.nextFile, { period, date: longDate(receipt.newDeadline, form) }), form.nextKeep, form.nextLonger]
}

/** Whom to ask, beside it. Says where it ends. */
export function drawContact(page: Page, y: number, { site, texts, language }: ReceiptOptions): number {
  const place = { x: page.edges.right - contactWidth, width: contactWidth }
  const afterTitle = write(page, page.root, 'H2', texts.contactTitle, { ...place, y: y + 14 }, heading)
  // The parts of an address are lines on paper.
  const afterAddress = site.address
    .split(', ')
    .reduce(
      (top, line, at) => write(page, page.root, 'P', line, { ...place, y: top }, at === 0 ? strong : body, { lang: 'de-CH' }),
      afterTitle + 2,
    )
  const phone = { text: site.phone, url: `tel:${site.phone.replaceAll(' ', '')}`, meaning: fill(texts.phoneLink, { phone: site.phone }) }
  const afterPhone = writeLink(page, element(page, page.root, 'P'), phone, { ...place, y: afterAddress }, link)
  const afterHours = write(page, page.root, 'P', site.hours[language], { ...place, y: afterPhone }, muted)
  const email = { text: site.email, url: `mailto:${site.email}`, meaning: fill(texts.emailLink, { email: site.email }) }
  return writeLink(page, element(page, page.root, 'P'), email, { ...place, y: afterHours }, link)
}
