import { fill, inLanguage } from '../../../kit/texts.ts'
import { element, write, writeLink, type Page } from '../../../platform/tagged-page.ts'
import type { Receipt } from '../receipt.ts'
import { longDate } from '../written-date.ts'
import { pageOfReceipt } from './receipt-parts.ts'
import { body, heading, link, muted, strong } from './receipt-style.ts'
import { wordingIn, type ReceiptOptions } from './receipt-wording.ts'

const contactWidth = 184
const gap = 20

/** The binding version, below the reader's own. On German paper there is only one. Says where it ends. */
export function drawBinding(page: Page, y: number, receipt: Receipt, { language, texts, site }: ReceiptOptions): number {
  if (language === 'de') return y
  const { left, right } = page.edges
  const place = { x: left, width: right - left - contactWidth - gap }
  const german = wordingIn('de')
  const { word, title, day, notes, next } = pageOfReceipt(receipt, german, site.holidays)
  const headline = day ? `${title} ${longDate(day, german.form)}` : title
  const afterTitle = write(page, page.root, 'H2', texts.bindingTitle, { ...place, y: y + 14 }, heading)
  const lines = [`${word}. ${headline}`, ...notes, next]
  return lines.reduce(
    (top, line, at) => write(page, page.root, 'P', line, { ...place, y: top }, at === 0 ? strong : body, { lang: 'de-CH' }),
    afterTitle + 2,
  )
}

/** For what to ask whom, beside it or, on German paper, below. Says where it ends. */
export function drawContact(page: Page, y: number, receipt: Receipt, options: ReceiptOptions): number {
  const { site, texts, language } = options
  const { ask } = pageOfReceipt(receipt, options, site.holidays)
  const { left, right } = page.edges
  const place = language === 'de' ? { x: left, width: right - left } : { x: right - contactWidth, width: contactWidth }
  const afterTitle = write(page, page.root, 'H2', texts.contactTitle, { ...place, y: y + 14 }, heading)
  const afterAsk = write(page, page.root, 'P', ask, { ...place, y: afterTitle + 1 }, body)
  const phone = { text: site.phone, url: `tel:${site.phone.replaceAll(' ', '')}`, meaning: fill(texts.phoneLink, { phone: site.phone }) }
  const afterPhone = writeLink(page, element(page, page.root, 'P'), phone, { ...place, y: afterAsk + 2 }, link)
  const afterHours = write(page, page.root, 'P', inLanguage(site.hours, language), { ...place, y: afterPhone }, muted)
  const email = { text: site.email, url: `mailto:${site.email}`, meaning: fill(texts.emailLink, { email: site.email }) }
  const afterEmail = writeLink(page, element(page, page.root, 'P'), email, { ...place, y: afterHours }, link)
  return write(page, page.root, 'P', site.address, { ...place, y: afterEmail }, muted, { lang: 'de-CH' })
}
