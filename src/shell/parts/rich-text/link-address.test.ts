import { expect, it } from 'vitest'
import { linkAddress, ownLinkAddress } from './link-address.ts'

it.each([
  ['https://example.ch/a?b#c', 'https://example.ch/a?b#c'],
  ['example.ch', 'https://example.ch'],
  ['www.example.ch/library', 'https://www.example.ch/library'],
  ['anna@example.ch', 'mailto:anna@example.ch'],
  ['+41 41 000 00 00', 'tel:+41410000000'],
  ['tel:041', 'tel:041'],
])('takes %s for the address %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each(['', 'nope', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/apps/mail', 'two words.ch'])('refuses %s', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})

it('a path leads to a page of our own, where that is wanted; another host never does', () => {
  expect(ownLinkAddress('/apps/mail?q=a')).toBe('/apps/mail?q=a')
  expect(ownLinkAddress('example.ch')).toBe('https://example.ch')
  for (const wrong of ['//evil.example', '/\\evil.example', 'apps/mail', 'javascript:1']) expect(ownLinkAddress(wrong)).toBeUndefined()
})
