import { decorate, element, heightOf, print, turnPage, write } from '../../../../platform/tagged-page.ts'
import type { Invoice } from '../../invoice.ts'
import { lowest, type Paper } from './paper.ts'
import { body, caption, colors, muted, strong } from './paper-style.ts'

type Line = Invoice['services'][number]
type Column = { readonly title: string; readonly x: number; readonly width: number; readonly align?: 'right' }

/** The table; its head stands on every page, and no line goes over the end of one. Says where it ends. */
export function drawLines(paper: Paper, y: number): number {
  const { page, invoice } = paper
  const columns = columnsOf(paper)
  const table = element(page, page.root, 'Table')
  let top = drawTitles(paper, table, columns, y)
  for (const line of invoice.services) {
    const height = heightOfLine(paper, line, columns)
    if (top + height > lowest) {
      turnPage(page)
      top = drawTitles(paper, table, columns, page.edges.top)
    }
    drawLine(paper, table, columns, line, top)
    top += height
    rule(paper, top, colors.line)
  }
  return top
}

function columnsOf({ page, invoice, texts }: Paper): readonly Column[] {
  const { left, right } = page.edges
  const isWork = invoice.subject === 'services'
  const figure = (title: string, end: number, width: number): Column => ({ title, x: right - end - width, width, align: 'right' })
  const figures = [figure(isWork ? texts.unitPrice : texts.price, 122, 62), figure(texts.quantity, 72, 44), figure(texts.lineTotal, 0, 66)]
  const unit: Column = { title: texts.unit, x: right - 238, width: 50 }
  const first: Column = { title: isWork ? texts.service : texts.product, x: left, width: right - left - (isWork ? 250 : 200) }
  return isWork ? [first, unit, ...figures] : [first, ...figures]
}

type Table = ReturnType<typeof element>

function drawTitles(paper: Paper, table: Table, columns: readonly Column[], y: number): number {
  const { page } = paper
  const row = element(page, table, 'TR')
  const ends = columns.map(({ title, x, width, align }) =>
    write(page, row, 'TH', title, { x, y, width, ...(align ? { align } : {}) }, caption, { scope: 'Column' }),
  )
  const end = Math.max(...ends) + 4
  rule(paper, end, colors.rule)
  return end
}

const hasDetail = ({ look, invoice }: Paper, line: Line): boolean =>
  look.form === 'modern' && invoice.subject === 'services' && line.detail !== ''

function heightOfLine(paper: Paper, line: Line, columns: readonly Column[]): number {
  const width = columns[0]?.width ?? 0
  const title = heightOf(paper.page, line.title, width, strong)
  const detail = hasDetail(paper, line) ? heightOf(paper.page, line.detail, width, { ...muted, size: 8 }) + 1 : 0
  const unit = heightOf(paper.page, line.unit, 50, body)
  return Math.max(title + detail, unit) + 9
}

function drawLine(paper: Paper, table: Table, columns: readonly Column[], line: Line, top: number): void {
  const { page, formats } = paper
  const y = top + 5
  const row = element(page, table, 'TR')
  const [first, ...others] = columns
  const cell = element(page, row, 'TD')
  const place = { x: first?.x ?? 0, width: first?.width ?? 0 }
  cell.add(() => print(page, line.title, { ...place, y }, strong))
  if (hasDetail(paper, line)) {
    const below = page.document.y + 1
    cell.add(() => print(page, line.detail, { ...place, y: below }, { ...muted, size: 8 }))
  }
  const figures = [formats.number(line.unitPrice, 2), formats.number(line.quantity), formats.number(line.total, 2)]
  const values = others.length > figures.length ? [line.unit, ...figures] : figures
  for (const [at, { x, width, align }] of others.entries()) {
    write(page, row, 'TD', values[at] ?? '', { x, y, width, ...(align ? { align } : {}) }, body)
  }
}

function rule({ page }: Paper, y: number, color: string): void {
  decorate(page, (document) => document.moveTo(page.edges.left, y).lineTo(page.edges.right, y).lineWidth(0.6).stroke(color))
}
