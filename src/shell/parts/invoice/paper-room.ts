import type { Service } from '../../../kit/invoice-sheet.ts'
import type { InvoiceForm } from './invoice-look.ts'

// Millimetres on A4 as it is printed: what the lines may fill on the first page above the payment part, and what one line takes.
const room = { modern: 58, compact: 70 }
const line = 7
const moreWords = 4.5

/**
 * Whether the payment part has no room below the lines on the first page. Style sheets cannot ask that, but must know it:
 * the part belongs at the bottom edge, on a page of its own if need be. A guess that is wrong moves it, and never cuts it.
 */
export function isLongOnPaper(services: readonly Service[], form: InvoiceForm): boolean {
  const heights = services.map(({ title, detail }) => {
    const details = form === 'modern' && detail !== '' ? rowsOf(detail, 80) : 0
    return line + moreWords * (rowsOf(title, 60) - 1 + details)
  })
  return heights.reduce((sum, height) => sum + height, 0) > room[form]
}

function rowsOf(text: string, letters: number): number {
  return text.split('\n').reduce((rows, part) => rows + Math.max(1, Math.ceil(part.length / letters)), 0)
}
