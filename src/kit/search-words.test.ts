import { expect, it } from 'vitest'
import { keysIn, meaningIn, valuesIn } from './search-words.ts'

const states = {
  done: { en: ['done', 'completed'], de: ['erledigt'] },
  overdue: { en: ['overdue'], de: ['überfällig'] },
} as const

it('puts the language of the reader first and understands both', () => {
  const keys = [
    { id: 'is', names: ['is', 'ist'] },
    { id: 'due', names: ['due', 'fällig', 'faellig'] },
    { id: 'in', names: ['in'] },
  ] as const

  expect(keysIn(keys, 'de').map(({ names }) => names[0])).toEqual(['ist', 'fällig', 'in'])
  expect(keysIn(keys, 'en')[1]?.names).toEqual(['due', 'fällig', 'faellig'])
})

it('offers values in the language of the reader', () => {
  expect(valuesIn(states, 'de')).toEqual(['erledigt', 'überfällig'])
  expect(valuesIn(states, 'en')).toEqual(['done', 'overdue'])
})

it.each([
  ['DONE', 'done'],
  ['completed', 'done'],
  [' Erledigt ', 'done'],
  ['uberfallig', 'overdue'],
  ['nonsense', undefined],
])('%j means %s', (value, meaning) => {
  expect(meaningIn(states, value)).toBe(meaning)
})
