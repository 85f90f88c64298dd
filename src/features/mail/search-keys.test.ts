import { expect, it } from 'vitest'
import { parseQuery, printQuery } from '../../kit/query-language.ts'
import { meaningOf, searchKeys, searchKeysIn, searchValuesIn } from './search-keys.ts'

it('a search means the same in both languages, and is written in the one of the reader', () => {
  const english = 'from:anna to:beat subject:report has:attachment before:today label:note'
  const german = 'von:anna an:beat betreff:report hat:attachment vor:today etikett:note'

  expect(parseQuery(german, searchKeys)).toEqual(parseQuery(english, searchKeys))
  expect(printQuery(parseQuery(english, searchKeys), searchKeysIn('de'))).toBe(german)
  expect(printQuery(parseQuery(german, searchKeys), searchKeysIn('en'))).toBe(english)
})

it.each([
  ['is', 'Ungelesen', 'unread'],
  ['is', 'important', 'important'],
  ['in', 'Entwurfe', 'drafts'],
  ['in', 'ÜBERALL', 'anywhere'],
  ['has', 'Anhang', 'attachment'],
  ['is', 'blue', undefined],
  ['in', 'constructor', undefined],
] as const)('%s:%s means %s', (key, value, meaning) => {
  expect(meaningOf(key, value)).toBe(meaning)
})

it('offers values in the language of the reader', () => {
  expect(searchValuesIn('de', 'is')).toEqual(['gelesen', 'ungelesen', 'markiert', 'wichtig'])
  expect(searchValuesIn('en', 'in')).toContain('anywhere')
})
