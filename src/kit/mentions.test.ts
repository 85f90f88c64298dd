import { expect, it } from 'vitest'
import { mentionedIds, mentionsIn } from './mentions.ts'

const people = [
  ['1', 'Anna'],
  ['2', 'Anna Muster'],
  ['3', 'Zoë Berger'],
  ['4', 'Zoë Berger'],
  ['5', ''],
] as const

it.each([
  ['Hi @Anna, look', { Anna: ['1'] }],
  ['(@Anna Muster)', { 'Anna Muster': ['2'] }],
  ['@Anna Musters', { Anna: ['1'] }],
  ['@Zoë Berger!', { 'Zoë Berger': ['3', '4'] }],
  ['post@Anna', null],
  ['@Annabelle', null],
  ['@ nobody', null],
  ['no sign', null],
])('%s', (text, expected) => {
  expect(mentionsIn(text, people)).toEqual(expected)
})

it('lists each of those mentioned once', () => {
  expect(mentionedIds({ Anna: ['1'], 'A. Muster': ['1', '2'] })).toEqual(['1', '2'])
  expect(mentionedIds(null)).toEqual([])
})
