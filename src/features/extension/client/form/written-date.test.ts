import { expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import { languages } from '../../../../kit/texts.ts'
import { formCatalogue } from './form-catalogue.ts'
import { readDate } from '../../../../kit/read-date.ts'
import { longDate, weekdayDate } from '../../written-date.ts'

const today = plainDate(2026, 11, 15)
const day = plainDate(2026, 11, 30)

it.each([
  ['de', 'Montag, 30.\u00a0November 2026'],
  ['fr', 'lundi 30\u00a0novembre 2026'],
  ['it', 'lunedì 30\u00a0novembre 2026'],
  ['rm', 'glindesdi, ils 30\u00a0da\u00a0november 2026'],
  ['en', 'Monday, 30\u00a0November 2026'],
] as const)('in %s the day reads «%s»', async (language, expected) => {
  const texts = await formCatalogue.textsIn(language)

  expect(weekdayDate(day, today, texts)).toBe(expected)
})

it('says when a day is today', async () => {
  expect(weekdayDate(today, today, await formCatalogue.textsIn('de'))).toBe('Sonntag, 15.\u00a0November 2026 (heute)')
})

it.each(languages)('what the page writes in %s, the page can read', async (language) => {
  const texts = await formCatalogue.textsIn(language)

  for (let month = 1; month <= 12; month += 1) {
    const date = plainDate(2027, month, 1)
    expect(readDate(longDate(date, texts), { towards: 'future', today })).toBe(date)
    expect(readDate(weekdayDate(date, today, texts), { towards: 'future', today })).toBe(date)
  }
})
