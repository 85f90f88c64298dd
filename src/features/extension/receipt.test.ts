import { expect, it } from 'vitest'
import { aReceipt } from '../../../scripts/testing/receipt.ts'
import { receiptFileName, verifyAddress } from './receipt.ts'

it.each([
  ['pdf', 'Fristerstreckung_2025_PID123456.pdf'],
  ['ics', 'Fristerstreckung_2025_PID123456.ics'],
] as const)('the name of a file (%s) tells clients apart and names nobody', (kind, expected) => {
  expect(receiptFileName(aReceipt(), kind)).toBe(expected)
})

it('the address to check a receipt brings reference and code where no server sees them', () => {
  const address = new URL(verifyAddress('https://fristen.musterland.example', aReceipt()))

  expect([address.pathname, address.search, address.hash]).toEqual(['/beleg', '', '#25K7M92QX8CV-K7M92QX8'])
})
