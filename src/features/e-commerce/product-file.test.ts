import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { asFileRow, fileFields, readFileRow } from './product-file.ts'
import type { Product } from './product.ts'

const text = (most: number) => fc.string({ maxLength: most, unit: 'grapheme' }).map((each) => each.slice(0, most).trim())
const word = text(20).filter((each) => each !== '' && !each.endsWith('\\') && !each.includes('\\;'))
const money = fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100)
const measure = fc.integer({ min: 0, max: 1_000_000_000 }).map((each) => each / 1000)
const aProduct: fc.Arbitrary<Product> = fc.record({
  id: fc.uuid(),
  name: text(50).filter((each) => each !== ''),
  handle: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
  description: text(200),
  categories: fc.uniqueArray(word, { maxLength: 5 }),
  tags: fc.uniqueArray(word, { maxLength: 5 }),
  featuredImageId: fc.constant(null),
  images: fc.constant([]),
  priceTaxExcl: money,
  priceTaxIncl: money,
  taxRate: fc.integer({ min: 0, max: 100_000 }).map((each) => each / 1000),
  comparedPrice: money,
  quantity: fc.integer({ min: 0, max: 10_000_000 }),
  sku: text(30),
  width: measure,
  height: measure,
  depth: measure,
  weight: measure,
  extraShippingFee: money,
  active: fc.boolean(),
  version: fc.constant(1),
  changedAt: fc.constant('2026-03-10T12:00:00.000Z'),
  removed: fc.constant(null),
})

test.prop([aProduct])('what is written into a file is read from it again', (product) => {
  const { product: read, faults } = readFileRow(asFileRow(product))

  const told = fileFields.filter((field) => String(product[field]).length > 0)
  expect(faults).toEqual([])
  expect(read).toEqual(Object.fromEntries(told.map((field) => [field, product[field]])))
})

test.each([
  ["1'234.50", 1234.5],
  ['1234,5', 1234.5],
  ['CHF 12.–', 12],
  ['Fr. 7', 7],
])('%j is an amount', (written, priceTaxExcl) => {
  expect(readFileRow({ priceTaxExcl: written }).product).toEqual({ priceTaxExcl })
})

test.each(['zwölf', '1.2.3', '12 CHF', '--5'])('%j is none', (priceTaxExcl) => {
  expect(readFileRow({ priceTaxExcl }).faults).toEqual([{ field: 'priceTaxExcl', message: 'not-a-number' }])
})
