import { fill, readsGerman } from '../../../kit/texts.ts'
import { dayOfReceipt, type Receipt } from '../receipt.ts'
import { longDate } from '../written-date.ts'
import { body, colors, muted, strong } from './receipt-style.ts'
import type { ReceiptOptions } from './receipt-wording.ts'
import { decorate, element, write, type Page } from '../../../platform/tagged-page.ts'

const logoSize = 38

/** Who speaks: arms, canton, office. Says where it ends. */
export function drawSender(page: Page, { site, texts }: ReceiptOptions): number {
  const { left, right, top } = page.edges
  const box = [left, top, left + logoSize, top + logoSize].map((edge) => edge * page.scale)
  const figure = { alt: fill(texts.logo, { name: site.name }), bbox: box }
  element(page, page.root, 'Figure', figure).add(() => drawLogo(page, site.logo))
  const place = { x: left + logoSize + 12, width: right - left - logoSize - 12 }
  const afterName = write(page, page.root, 'P', site.name, { ...place, y: top + 3 }, { ...strong, size: 13 }, { lang: 'de-CH' })
  write(page, page.root, 'P', site.office, { ...place, y: afterName }, muted, { lang: 'de-CH' })
  return top + logoSize
}

function drawLogo({ document, edges }: Page, logo: ReceiptOptions['site']['logo']): void {
  document
    .save()
    .translate(edges.left, edges.top)
    .scale(logoSize / 32)
  for (const { d, fill: color } of logo) document.path(d).fill(color)
  document.restore()
}

/** The last line, at the foot of the page wherever the rest ends. Says where it begins. */
export function drawFooter(page: Page, receipt: Receipt, { form, texts, language }: ReceiptOptions): number {
  const { left, right, bottom } = page.edges
  const y = bottom - 46
  decorate(page, (document) => document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colors.line))
  const automatic = fill(texts.automatic, { date: longDate(dayOfReceipt(receipt), form) })
  const text = readsGerman(language) ? automatic : `${automatic} ${form.binding}`
  write(page, page.root, 'P', text, { x: left, y: y + 8, width: right - left }, { ...body, size: 10, color: colors.muted })
  return y
}
