import { fill } from '../../../../kit/texts.ts'
import { decorate, element, heightOf, print, write } from '../../../../platform/tagged-page.ts'
import type { Invoice } from '../../invoice.ts'
import { dayOn, type Paper } from './paper.ts'
import { body, caption, colors, large, muted, strong } from './paper-style.ts'

type Party = Invoice['client'] & { readonly website?: string }

/** Everything above the lines. Says where it ends. */
export function drawHead(paper: Paper): number {
  return paper.look.form === 'modern' ? drawModern(paper) : drawCompact(paper)
}

function drawModern(paper: Paper): number {
  const { page, invoice, texts, formats } = paper
  const { left, right, top } = page.edges
  const afterSender = Math.max(drawMark(paper), drawParty(paper, invoice.from, { x: left + 72, y: top, width: 300 }))
  const y = afterSender + 14
  const afterCaption = write(page, page.root, 'P', texts.client, { x: left, y, width: 220 }, caption)
  const afterClient = drawParty(paper, invoice.client, { x: left, y: afterCaption + 3, width: 230 })
  const title = element(page, page.root, 'H1')
  title.add(() =>
    print(page, `${texts.invoice} ${invoice.number}`, { x: left + 240, y: y - 6, width: right - left - 240, align: 'right' }, large),
  )
  const rows = [
    [texts.date, dayOn(paper, invoice.date)],
    [texts.dueDate, dayOn(paper, invoice.dueDate)],
    [texts.totalDue, `CHF ${formats.number(invoice.total, 2)}`],
  ] as const
  return Math.max(afterClient, drawFacts(paper, rows, page.document.y + 4))
}

function drawCompact(paper: Paper): number {
  const { page, invoice, texts } = paper
  const { left, right, top } = page.edges
  const afterDate = write(page, page.root, 'P', dayOn(paper, invoice.date), { x: left, y: top, width: 200 }, muted)
  const title = element(page, page.root, 'H1')
  title.add(() => print(page, `${texts.invoice} ${invoice.number}`, { x: left, y: afterDate + 6, width: 240 }, large))
  const due = `${texts.dueDate}: ${dayOn(paper, invoice.dueDate)}`
  const afterDue = write(page, page.root, 'P', due, { x: left, y: page.document.y + 2, width: 240 }, body)
  const afterCaption = write(page, page.root, 'P', texts.client, { x: left, y: afterDue + 14, width: 220 }, caption)
  const afterClient = drawParty(paper, invoice.client, { x: left, y: afterCaption + 3, width: 230 })

  const box = { x: right - 220, y: afterDate + 6, width: 220 }
  const inside = { x: box.x + 16, width: box.width - 32 }
  const height = partyLines(invoice.from).reduce((sum, line) => sum + heightOf(page, line, inside.width, strong), 46)
  decorate(page, (document) => document.roundedRect(box.x, box.y, box.width, height, 4).fill(colors.dark))
  const onDark = (style: typeof body) => ({ ...style, color: '#ffffff' })
  const afterFrom = write(page, page.root, 'P', texts.from, { ...inside, y: box.y + 14 }, onDark(caption))
  drawParty(paper, invoice.from, { ...inside, y: afterFrom + 3 }, '#ffffff')
  return Math.max(afterClient, box.y + height)
}

/** The initials stand for a logo, as on the screen. */
function drawMark({ page, invoice, texts }: Paper): number {
  const { left, top } = page.edges
  const size = 52
  const initials = invoice.from.title
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  const figure = { alt: fill(texts.logo, { name: invoice.from.title }), bbox: [left, top, left + size, top + size] }
  element(page, page.root, 'Figure', figure).add(() => {
    page.document.roundedRect(left, top, size, size, 8).fill(colors.accent)
    print(page, initials, { x: left, y: top + 13, width: size, align: 'center' }, { ...strong, size: 18, color: '#ffffff' })
  })
  return top + size
}

function partyLines({ title, address, phone, email, website = '' }: Party): readonly string[] {
  return [title, address, phone, email, website].filter((line) => line !== '')
}

function drawParty({ page }: Paper, party: Party, place: { x: number; y: number; width: number }, color: string = colors.text): number {
  const [name = '', ...rest] = partyLines(party)
  const block = element(page, page.root, 'P')
  block.add(() => print(page, name, place, { ...strong, size: 11, color }))
  const y = page.document.y
  block.add(() => print(page, rest.join('\n'), { ...place, y }, { ...body, color }))
  return page.document.y
}

function drawFacts({ page }: Paper, rows: readonly (readonly [string, string])[], y: number): number {
  const { right } = page.edges
  const table = element(page, page.root, 'Table')
  return rows.reduce((top, [label, value]) => {
    const cells = element(page, table, 'TR')
    write(page, cells, 'TH', label, { x: right - 250, y: top + 1.5, width: 130, align: 'right' }, caption, { scope: 'Row' })
    return write(page, cells, 'TD', value, { x: right - 112, y: top, width: 112, align: 'right' }, strong) + 2
  }, y)
}
