import { expect, it } from 'vitest'
import { suggestionsFor, type OfferedKey } from './query-suggestions.ts'

const keys: readonly OfferedKey[] = [
  { id: 'from', names: ['von', 'from'], title: 'Absender', values: ['Anna Meier', 'Beat'] },
  { id: 'date', names: ['datum', 'date'], title: 'Datum', values: 'days' },
]
const texts = (typed: string): readonly string[] => suggestionsFor(typed, keys, ['heute', 'gestern']).map(({ text }) => text)

it('offers every key where a word begins', () => {
  expect(texts('')).toEqual(['von:', 'datum:'])
  expect(texts('bill ')).toEqual(['bill von:', 'bill datum:'])
  expect(texts('von:"Anna Meier" ')).toEqual(['von:"Anna Meier" von:', 'von:"Anna Meier" datum:'])
})

it('knows a key by each of its names, also behind a minus', () => {
  expect(texts('bill fr')).toEqual(['bill von:'])
  expect(texts('-da')).toEqual(['-datum:'])
  expect(texts('xyz')).toEqual([])
})

it('offers the values of a key, in quotes where they have blanks', () => {
  expect(texts('von:')).toEqual(['von:"Anna Meier" ', 'von:Beat '])
  expect(texts('x von:"anna')).toEqual(['x von:"Anna Meier" '])
  expect(texts('date:ges')).toEqual(['date:gestern '])
  expect(texts('date:gestern')).toEqual([])
})
