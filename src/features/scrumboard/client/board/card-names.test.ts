import { expect, it } from 'vitest'
import { cardNamesIn } from './card-names.ts'

it('makes a card of each line that says something', () => {
  expect(cardNamesIn('Offer\n\n  Letter \r\nPlan\n')).toEqual(['Offer', 'Letter', 'Plan'])
})

it('leaves out the marks of lists', () => {
  expect(cardNamesIn('- Offer\n* [x] Letter\n2. Plan\n• 3 copies\n4 chairs')).toEqual(['Offer', 'Letter', 'Plan', '3 copies', '4 chairs'])
})

it('keeps within the longest name a card can have', () => {
  expect(cardNamesIn('x'.repeat(501))).toEqual(['x'.repeat(500)])
})
