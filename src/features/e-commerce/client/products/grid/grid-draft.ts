import { centsOf, inFrancs } from '../../../../../kit/money.ts'
import { readCents, readNumber } from '../../../../../shell/parts/form/read-number.ts'
import type { Product } from '../../../product.ts'
import { pricesWith } from '../bulk-edits.ts'
import { editOf, type ProductEdit } from '../product-change.ts'

/** The columns that can be edited, from left to right. */
export const gridColumns = ['price', 'quantity', 'active', 'tags'] as const
export type GridColumn = (typeof gridColumns)[number]

/** What stands in the cells of one product, as text; a cell that nobody touched has none. */
type RowDraft = Readonly<Partial<Record<GridColumn, string>>>
export type GridDraft = ReadonlyMap<string, RowDraft>

const mostPrice = 9_999_999
const mostPieces = 10_000_000
const yesWords = ['1', 'x', 'true', 'yes', 'ja', 'wahr', 'active', 'aktiv']
const noWords = ['0', '', 'false', 'no', 'nein', 'falsch', 'inactive', 'inaktiv']

/** What a cell shows before anybody touches it. */
export function cellText(product: Product, column: GridColumn): string {
  switch (column) {
    case 'price':
      return inFrancs(centsOf(product.priceTaxIncl)).toFixed(2)
    case 'quantity':
      return String(product.quantity)
    case 'active':
      return product.active ? '1' : '0'
    case 'tags':
      return product.tags.join(', ')
  }
}

/** The field that a text stands for; nothing where it cannot be told. */
export function cellFields(product: Product, column: GridColumn, text: string): ProductEdit['after'] | undefined {
  switch (column) {
    case 'price': {
      const cents = readCents(text)
      if (cents === undefined || cents < 0 || inFrancs(cents) > mostPrice) return undefined
      return inFrancs(cents) === product.priceTaxIncl ? {} : pricesWith(product, inFrancs(cents))
    }
    case 'quantity': {
      const pieces = readNumber(text)
      return pieces !== undefined && Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces ? { quantity: pieces } : undefined
    }
    case 'active': {
      const word = text.trim().toLowerCase()
      if (yesWords.includes(word)) return { active: true }
      return noWords.includes(word) ? { active: false } : undefined
    }
    case 'tags': {
      const tags = [...new Set(text.split(/[,;\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== '')
      return tags.length <= 50 && tags.every((tag) => tag.length <= 60) ? { tags } : undefined
    }
  }
}

/** All that changes, and the cells that cannot be read. */
export function editsIn(
  products: readonly Product[],
  draft: GridDraft,
): { readonly edits: readonly ProductEdit[]; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const edits = products.flatMap((product) => {
    let after: ProductEdit['after'] = {}
    for (const [column, text] of Object.entries(draft.get(product.id) ?? {}) as [GridColumn, string][]) {
      // only such keys are put there
      const fields = cellFields(product, column, text)
      if (fields) after = { ...after, ...fields }
      else wrong.push(cellKey(product.id, column))
    }
    return editOf(product, after)
  })
  return { edits, wrong }
}

function cellKey(id: string, column: GridColumn): string {
  return `${id} ${column}`
}

export function withCell(draft: GridDraft, id: string, column: GridColumn, text: string): GridDraft {
  return new Map(draft).set(id, { ...draft.get(id), [column]: text })
}

/** The cell as it was before anybody touched it. */
export function withoutCell(draft: GridDraft, id: string, column: GridColumn): GridDraft {
  const { [column]: _, ...rest } = draft.get(id) ?? {}
  return new Map(draft).set(id, rest)
}

/** A piece of a spreadsheet, put down from a cell on to the right and below. */
export function withPasted(
  draft: GridDraft,
  products: readonly Product[],
  from: { readonly row: number; readonly column: number },
  text: string,
): GridDraft {
  let next = draft
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [down, line] of lines.entries()) {
    const product = products[from.row + down]
    if (!product) break
    for (const [right, cell] of line.split('\t').entries()) {
      const column = gridColumns[from.column + right]
      if (column !== undefined) next = withCell(next, product.id, column, cell.trim())
    }
  }
  return next
}
