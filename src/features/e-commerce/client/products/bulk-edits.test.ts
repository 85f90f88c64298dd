import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../../../scripts/testing/a-product.ts'
import { editsFor } from './bulk-edits.ts'
import { changed, inverseOf } from './product-change.ts'
import { stockLevel } from './stock.ts'

describe('what is done to many products', () => {
  it('names only those that really change, with what they had', () => {
    const products = [aProduct(1, { tags: ['Paper'] }), aProduct(2, { tags: ['wood'] })]

    expect(editsFor(products, { kind: 'add-tag', tag: 'paper' })).toEqual([
      { id: products[1]?.id, before: { tags: ['wood'] }, after: { tags: ['wood', 'paper'] } },
    ])
    expect(editsFor(products, { kind: 'remove-tag', tag: 'paper' })).toEqual([
      { id: products[0]?.id, before: { tags: ['Paper'] }, after: { tags: [] } },
    ])
    expect(editsFor(products, { kind: 'active', isOn: true })).toEqual([])
  })

  it('rounds a price to the centime and keeps the one without tax in step', () => {
    const [edit] = editsFor([aProduct(1, { priceTaxIncl: 19.95, priceTaxExcl: 18.14 })], { kind: 'price', percent: -10 })

    expect(edit?.after).toEqual({ priceTaxIncl: 17.96, priceTaxExcl: 16.33 })
    expect(edit?.before).toEqual({ priceTaxIncl: 19.95, priceTaxExcl: 18.14 })
  })

  it('is taken back by its inverse, exactly', () => {
    const products = [aProduct(1), aProduct(2, { quantity: 3 })]
    const page = { kind: 'page', view: 'all', products } as const
    const change = { kind: 'edit', edits: editsFor(products, { kind: 'stock', quantity: 9 }), text: '' } as const

    const after = changed(page, change)

    expect(after).toMatchObject({ products: [{ quantity: 9 }, { quantity: 9 }] })
    expect(changed(after, inverseOf(change))).toEqual(page)
  })

  it.each([
    [0, 'out'],
    [1, 'low'],
    [5, 'low'],
    [6, 'getting-low'],
    [25, 'getting-low'],
    [26, 'fine'],
  ] as const)('%i pieces are %s', (quantity, level) => {
    expect(stockLevel(quantity)).toBe(level)
  })
})
