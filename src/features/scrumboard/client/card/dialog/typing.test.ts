import { expect, it } from 'vitest'
import { linesOf } from './lines-of.ts'
import { linkIn } from './link-in.ts'

it('takes the marks of another list off its lines', () => {
  expect(linesOf('- Pack\r\n* [ ] Clean\n\n3) Lock\n2026 report')).toEqual(['Pack', 'Clean', 'Lock', '2026 report'])
})

it('makes a link only of what a browser opens as a page', () => {
  expect(linkIn(' example.com/plan ')).toBe('https://example.com/plan')
  expect(linkIn('http://example.org')).toBe('http://example.org/')
  expect([linkIn('javascript:alert(1)'), linkIn('notes'), linkIn('')]).toEqual([undefined, undefined, undefined])
})
