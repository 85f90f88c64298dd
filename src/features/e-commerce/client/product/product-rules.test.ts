import { describe, expect, it } from 'vitest'
import { aProduct, productId } from '../../../../../scripts/testing/a-product.ts'
import { changedFields, copyOf, emptyProduct, inputOf, productRules } from './product-rules.ts'
import { tabsWithFaults } from './product-tabs.ts'

describe('the form of a product', () => {
  it('holds amounts in centimes and gives back what it was given', () => {
    const product = aProduct(1, { priceTaxIncl: 68.75, priceTaxExcl: 62.5, comparedPrice: 79.9 })

    const values = productRules.parse(inputOf(product))

    expect(values).toMatchObject({ priceTaxIncl: 6875, comparedPrice: 7990 })
    expect(changedFields(product, values, 'priceTaxExcl')).toEqual({})
  })

  it('with another tax rate sends the price that leads, so that it stays', () => {
    const product = aProduct(1)
    const values = { ...productRules.parse(inputOf(product)), taxRate: 8.1, priceTaxExcl: 1018 }

    expect(changedFields(product, values, 'priceTaxIncl')).toEqual({ taxRate: 8.1, priceTaxIncl: 11 })
  })

  it('wants a name and a SKU, and says on which tabs they are missing', () => {
    const result = productRules.safeParse({ ...emptyProduct, name: ' ' })
    const faults = Object.fromEntries(result.error?.issues.map(({ path }) => [String(path[0]), true]) ?? [])

    expect(tabsWithFaults(faults)).toEqual(['basic', 'inventory'])
  })

  it('copied has pictures with ids of their own, and the same one featured', () => {
    const image = (number: number) => ({ id: productId(number), url: `/${number}`, type: 'image' as const, alt: '' })
    const copy = copyOf(aProduct(1, { images: [image(7), image(8)], featuredImageId: productId(8) }), 'Copy')

    expect(copy.featuredImageId).toBe(copy.images[1]?.id)
    expect(copy.images.map(({ id }) => id)).not.toContain(productId(8))
    expect(copy).toMatchObject({ sku: '', handle: '', active: false })
  })
})
