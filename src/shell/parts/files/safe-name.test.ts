import { expect, it } from 'vitest'
import { safeName } from './safe-name.ts'

it('shows a name in the direction in which it ends', () => {
  expect(safeName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(safeName('a\u2066b\u2069.txt')).toBe('ab.txt')
})

it('leaves no way out of the folder in it', () => {
  expect(safeName('../../secret\\x\u0000.html')).toBe('.._.._secret_x.html')
})

it('leaves an honest name as it is', () => {
  expect(safeName('Übersicht «Räume» 2026 (1).pdf')).toBe('Übersicht «Räume» 2026 (1).pdf')
})
