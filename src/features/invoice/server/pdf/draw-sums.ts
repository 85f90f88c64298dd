import { daysBetween, isPlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { decorate, element, write } from '../../../../platform/tagged-page.ts'
import { dayOn, type Paper } from './paper.ts'
import { body, caption, colors, muted, strong } from './paper-style.ts'

/** The sums. Says where they end. */
export function drawSums(paper: Paper, y: number): number {
  const { page, invoice, texts, formats } = paper
  const { right } = page.edges
  const rows = [
    [texts.subtotal, invoice.subtotal],
    [fill(texts.tax, { rate: formats.number(invoice.taxRate) }), invoice.tax],
    [texts.discount, invoice.discount === 0 ? 0 : -invoice.discount],
  ] as const
  const table = element(page, page.root, 'Table')
  const afterRows = rows.reduce((at, [label, amount]) => {
    const cells = element(page, table, 'TR')
    write(page, cells, 'TH', label, { x: right - 250, y: at + 1.5, width: 140, align: 'right' }, caption, { scope: 'Row' })
    return write(page, cells, 'TD', formats.number(amount, 2), { x: right - 100, y: at, width: 100, align: 'right' }, body) + 2
  }, y)
  decorate(page, (document) =>
    document
      .moveTo(right - 250, afterRows + 2)
      .lineTo(right, afterRows + 2)
      .lineWidth(0.75)
      .stroke(colors.rule),
  )
  const cells = element(page, table, 'TR')
  const size = { size: 14 }
  write(
    page,
    cells,
    'TH',
    texts.total,
    { x: right - 250, y: afterRows + 6, width: 110, align: 'right' },
    { ...body, ...size },
    { scope: 'Row' },
  )
  const total = `CHF ${formats.number(invoice.total, 2)}`
  return write(page, cells, 'TD', total, { x: right - 140, y: afterRows + 6, width: 140, align: 'right' }, { ...strong, ...size })
}

/** By when to pay, as the dates say, and what else is to be said. */
export function drawTerms(paper: Paper, y: number): number {
  const { page, invoice, texts } = paper
  const place = { x: page.edges.left, width: 225 }
  const afterTerm = write(page, page.root, 'P', termOf(paper), { ...place, y }, strong)
  const number = invoice.taxNumber === '' ? [] : [fill(texts.taxNumber, { number: invoice.taxNumber })]
  return write(page, page.root, 'P', [texts.thanks, ...number].join('\n'), { ...place, y: afterTerm + 1 }, { ...muted, size: 8 })
}

function termOf(paper: Paper): string {
  const { invoice, texts } = paper
  const { date, dueDate, paidOn } = invoice
  if (paidOn !== null) return fill(texts.paid, { date: dayOn(paper, paidOn) })
  const days = isPlainDate(date) && isPlainDate(dueDate) ? daysBetween(date, dueDate) : 0
  return days <= 0 ? texts.termsNow : fill(texts.terms, { days, date: dayOn(paper, dueDate) })
}
