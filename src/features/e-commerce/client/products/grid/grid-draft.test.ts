import { describe, expect, it } from 'vitest'
import { aProduct, productId } from '../../../../../../scripts/testing/a-product.ts'
import { editsIn, withCell, withoutCell, withPasted, type GridDraft } from './grid-draft.ts'

const products = [aProduct(1), aProduct(2), aProduct(3)]
const empty: GridDraft = new Map()

describe('the grid of products', () => {
  it('makes edits of the cells that say something else than before', () => {
    const draft = withCell(withCell(empty, productId(1), 'price', "1'250.50"), productId(2), 'quantity', '40')

    expect(editsIn(products, draft)).toEqual({
      edits: [
        {
          id: productId(1),
          before: { priceTaxIncl: 11, priceTaxExcl: 10 },
          after: { priceTaxIncl: 1250.5, priceTaxExcl: 1136.82 },
        },
      ],
      wrong: [],
    })
  })

  it('does not touch a price that was only typed again', () => {
    const odd = [aProduct(1, { priceTaxIncl: 0.06, priceTaxExcl: 0.05 })]

    expect(editsIn(odd, withCell(empty, productId(1), 'price', '0.06')).edits).toEqual([])
  })

  it.each([
    ['price', 'much'],
    ['price', '-1'],
    ['quantity', '1.5'],
    ['quantity', '-3'],
    ['active', 'perhaps'],
    ['tags', 'x'.repeat(61)],
  ] as const)('says that in %s «%s» cannot be understood', (column, text) => {
    expect(editsIn(products, withCell(empty, productId(1), column, text)).wrong).toEqual([`${productId(1)} ${column}`])
  })

  it('takes a column of a spreadsheet from the cell down, and more columns to the right', () => {
    const draft = withPasted(empty, products, { row: 1, column: 0 }, '20\t7\tnein\tpaper, wood\r\n30\t8\tja\r\n40\t9\r\n')

    const { edits, wrong } = editsIn(products, draft)

    expect(wrong).toEqual([])
    expect(edits.map(({ id, after }) => ({ id, ...after }))).toEqual(
      [
        { id: productId(2), priceTaxIncl: 20, priceTaxExcl: 18.18, quantity: 7, active: false, tags: ['paper', 'wood'] },
        { id: productId(3), priceTaxIncl: 30, priceTaxExcl: 27.27, quantity: 8 },
      ].map((edit) => (edit.id === productId(3) ? { ...edit, active: true } : edit)),
    )
  })

  it('brings a cell back to what it was', () => {
    const draft = withoutCell(withCell(empty, productId(1), 'quantity', '9'), productId(1), 'quantity')

    expect(editsIn(products, draft)).toEqual({ edits: [], wrong: [] })
  })
})
