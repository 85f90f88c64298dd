import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { sumsOf, totalOf } from './invoice-sheet.ts'
import { centsOf } from './money.ts'

const price = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)
const quantity = fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100)
const lines = fc.array(fc.record({ unitPrice: price, quantity }), { maxLength: 30 })
const rate = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)

describe('the sums of an invoice', () => {
  it('are those of the sample', () => {
    const services = [
      { unitPrice: 145, quantity: 18 },
      { unitPrice: 165, quantity: 27 },
      { unitPrice: 120, quantity: 8 },
      { unitPrice: 140, quantity: 3 },
    ]

    expect(sumsOf(services, { taxRate: 8, discount: 120.6 })).toEqual({ subtotal: 8445, tax: 675.6, discount: 120.6, total: 9000 })
  })

  it('round halves of a centime up, as people do', () => {
    expect(totalOf({ unitPrice: 1.005, quantity: 1 })).toBe(1.01)
    expect(sumsOf([{ unitPrice: 10.05, quantity: 1 }], { taxRate: 10, discount: 0 }).tax).toBe(1.01)
  })

  it.prop([lines, rate, price])('add up to the centime', (services, taxRate, discount) => {
    const { subtotal, tax, total } = sumsOf(services, { taxRate, discount })

    expect(centsOf(subtotal)).toBe(services.reduce((sum, line) => sum + centsOf(totalOf(line)), 0))
    expect(centsOf(total)).toBe(centsOf(subtotal) + centsOf(tax) - centsOf(discount))
  })

  it.prop([lines, rate, rate])('to the coin are within two centimes and in steps of five', (services, taxRate, discountPercent) => {
    const rules = { taxRate, discount: 0, discountPercent }
    const [exact, coin] = [sumsOf(services, rules).total, sumsOf(services, { ...rules, isToCoin: true }).total]

    expect(Math.abs(centsOf(coin) % 5)).toBe(0)
    expect(Math.abs(centsOf(coin) - centsOf(exact))).toBeLessThanOrEqual(2)
  })
})
