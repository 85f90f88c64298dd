import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { rounded, withoutTax, withTax } from '../../kit/money.ts'
import { pricesInStep } from './prices.ts'

const price = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)
const rate = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
const before = { priceTaxExcl: 10, priceTaxIncl: 11, taxRate: 10 }

test.prop([price, rate])('the price without tax counts as it was sent, and the other one follows', (priceTaxExcl, taxRate) => {
  const prices = pricesInStep(before, { priceTaxExcl, taxRate })

  expect(prices).toEqual({ priceTaxExcl, priceTaxIncl: withTax(priceTaxExcl, taxRate), taxRate })
})

test.prop([price, rate])('the price with tax counts as it was sent, and both sent back stay', (priceTaxIncl, taxRate) => {
  const prices = pricesInStep(before, { priceTaxIncl, taxRate })

  expect(prices).toEqual({ priceTaxExcl: withoutTax(priceTaxIncl, taxRate), priceTaxIncl, taxRate })
  expect(pricesInStep(before, prices)).toEqual(prices)
})

test.prop([price, price, rate])(
  'what disagrees is decided by the price without tax, to the centime',
  (priceTaxExcl, priceTaxIncl, taxRate) => {
    const prices = pricesInStep(before, { priceTaxExcl, priceTaxIncl, taxRate })

    expect(prices.priceTaxExcl).toBe(priceTaxExcl)
    expect([withTax(priceTaxExcl, taxRate), priceTaxIncl]).toContain(prices.priceTaxIncl)
    expect(Math.abs(prices.priceTaxIncl - withTax(priceTaxExcl, taxRate))).toBeLessThanOrEqual(0.0100001)
    expect(rounded(prices.priceTaxIncl)).toBe(prices.priceTaxIncl)
  },
)

test('a change of something else leaves both as they are', () => {
  const odd = { priceTaxExcl: 18.18, priceTaxIncl: 20, taxRate: 10 }

  expect(pricesInStep(odd, {})).toEqual(odd)
  expect(pricesInStep(odd, { taxRate: 10 })).toEqual(odd)
})
