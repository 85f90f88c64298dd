import { describe, expect, it } from 'vitest'
import { aReceipt } from '../../../scripts/testing/receipt.ts'
import { receiptFileName } from './receipt.ts'

describe('the name of a receipt file', () => {
  it.each([
    ['2026-03-10T12:00:00.000Z', 'Fristerstreckung_2025_2026-03-10.pdf'],
    ['2026-03-10T22:59:59.999Z', 'Fristerstreckung_2025_2026-03-10.pdf'],
    ['2026-03-10T23:00:00.000Z', 'Fristerstreckung_2025_2026-03-11.pdf'],
    ['2026-07-10T22:00:00.000Z', 'Fristerstreckung_2025_2026-07-11.pdf'],
  ])('of %s has the day in Switzerland: %s', (receivedAt, expected) => {
    expect(receiptFileName(aReceipt({ receivedAt }), 'pdf')).toBe(expected)
  })

  it('has the ending of its kind, and tells nobody whose it is', () => {
    const name = receiptFileName(aReceipt(), 'ics')

    expect(name).toBe('Fristerstreckung_2025_2026-03-10.ics')
    expect(name).not.toMatch(/123456|Beispiel|Andrea|K7M9/)
  })
})
