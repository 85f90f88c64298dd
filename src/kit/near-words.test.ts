import { expect, it } from 'vitest'
import { nearWords } from './near-words.ts'

it.each([
  ['a letter too many', 'rechnnung'],
  ['two letters swapped', 'rehcnung'],
  ['another letter', 'rechnunk'],
  ['a letter missing', 'rechnug'],
  ['the first letter wrong', 'technung'],
])('finds the word behind %s', (_slip, typed) => {
  expect(nearWords(typed)).toContain('rechnung')
})

it('does not repeat what was typed, and leaves two slips alone', () => {
  expect(nearWords('rechnung')).not.toContain('rechnung')
  expect(nearWords('rehcnugn')).not.toContain('rechnung')
})

it.each(['abc', 'a1b2c3', 'x'.repeat(25), ''])('knows nothing near to «%s»', (word) => {
  expect(nearWords(word)).toEqual([])
})
