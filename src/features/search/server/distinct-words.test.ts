import { expect, it } from 'vitest'
import { withDistinctWords } from './distinct-words.ts'

it.each([
  [`'a'`, `'a'`],
  [`'a' | 'a'`, `'a'`],
  [`'a' | 'b' | 'b':*`, `'a' | 'b':*`],
  [`( 'a' | 'a' | 'b' ) & ( 'c' | 'c':* )`, `( 'a' | 'b' ) & ( 'c':* )`],
  [`'it''s' | 'it''s' | 'o | p'`, `'it''s' | 'o | p'`],
  [`!( 'a' | 'a' ) & 'b'`, `!( 'a' ) & 'b'`],
])('%s asks the same as %s', (question, distinct) => {
  expect(withDistinctWords(question)).toBe(distinct)
})

it.each([`'x' & 'a' | 'a'`, `'a' | 'a' <-> 'b'`, `( 'a' | 'a' & 'b' )`, `''`, ''])('%s stays as it is', (question) => {
  expect(withDistinctWords(question)).toBe(question)
})
