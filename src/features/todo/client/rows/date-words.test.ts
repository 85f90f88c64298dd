import { expect, it } from 'vitest'
import { dateWords } from './date-words.ts'

const now = new Date('2026-11-18T09:00:00Z')
const english = { locale: 'en-CH', yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' }
const german = { locale: 'de-CH', yesterday: 'Gestern', today: 'Heute', tomorrow: 'Morgen' }

it.each([
  ['2026-11-18', 'Today', 'Heute'],
  ['2026-11-19T14:00:00.000Z', 'Tomorrow, 15:00', 'Morgen, 15:00'],
  ['2026-11-17', 'Yesterday', 'Gestern'],
  ['2026-11-30', 'Mon, 30 Nov', 'Mo, 30. Nov.'],
  ['2026-12-01', 'Tue, 1 Dec', 'Di, 1. Dez.'],
  ['2027-01-04', 'Mon, 4 Jan 2027', 'Mo, 4. Jan. 2027'],
  // Late in the evening of the 18th it is the 19th here.
  ['2026-11-18T23:30:00.000Z', 'Tomorrow, 00:30', 'Morgen, 00:30'],
])('writes %s as «%s» and «%s»', (value, inEnglish, inGerman) => {
  expect([dateWords(value, now, english), dateWords(value, now, german)]).toEqual([inEnglish, inGerman])
})
