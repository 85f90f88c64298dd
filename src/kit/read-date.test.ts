import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, dayOf, dottedDate, monthOf, plainDate, yearOf } from './plain-date.ts'
import { readDate, readMonth } from './read-date.ts'

const today = plainDate(2026, 11, 15)
const ahead = { towards: 'future', today } as const
const behind = { towards: 'past', today } as const
const anyDay = fc.integer({ min: 0, max: 50_000 }).map((count) => addDays(plainDate(1900, 1, 1), count))

describe('a deadline', () => {
  it.each([
    '30.11.2026',
    '30.11.26',
    '30112026',
    '301126',
    '30-11-2026',
    '30/11/2026',
    '30 11 2026',
    ' 30. 11. 2026 ',
    '2026-11-30',
    '３０．１１．２０２６',
    '30\u00a011\u00a02026',
    '30. Nov',
    '30.11.',
    '30.11',
    '30. November 2026',
    'Montag, 30. November 2026',
    '30 nov. 26',
    'lundi 30 novembre 2026',
    'il 30 novembre 2026',
    'glindesdi, ils 30 da november 2026',
    '30th of November 2026',
    'November 30, 2026',
  ])('reads «%s» as 30.11.2026', (text) => {
    expect(readDate(text, ahead)).toBe('2026-11-30')
  })

  it('without a year is the next such day', () => {
    expect(readDate('14.11.', ahead)).toBe('2027-11-14')
    expect(readDate('15.11.', ahead)).toBe('2026-11-15')
    expect(readDate('1. März', ahead)).toBe('2027-03-01')
  })

  it.each(['', 'bald', '31.11.2026', '29.02.2027', '30.13.2026', '30.11.202', '3011202', '30', 'November', '30.11.2026 x', '1.2.3.4'])(
    'does not guess at «%s»',
    (text) => {
      expect(readDate(text, ahead)).toBeUndefined()
    },
  )
})

describe('a birth date', () => {
  it.each([
    ['24.11.1980', '1980-11-24'],
    ['24111980', '1980-11-24'],
    ['24-11-80', '1980-11-24'],
    ['24. November 1980', '1980-11-24'],
    ['mardi 24 novembre 1980', '1980-11-24'],
    ['1er août 1991', '1991-08-01'],
    ["1 d'avust 1991", '1991-08-01'],
    ['3. Jänner 61', '1961-01-03'],
    ['15.11.26', '2026-11-15'],
    ['16.11.26', '1926-11-16'],
    ['29.02.00', '2000-02-29'],
  ])('reads «%s» as %s', (text, expected) => {
    expect(readDate(text, behind)).toBe(expected)
  })

  it('needs its year', () => {
    expect(readDate('24.11.', behind)).toBeUndefined()
  })
})

const monthNames = {
  German: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'German, short': 'Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sept. Okt. Nov. Dez.',
  French: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  Italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  Romansh: 'schaner favrer mars avrigl matg zercladur fanadur avust settember october november december',
  English: 'January February March April May June July August September October November December',
}

it.each(Object.entries(monthNames))('knows the months by name: %s', (_, names) => {
  expect(names.split(' ').map(readMonth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

it.prop([anyDay])('whatever the separator, a whole date means itself', (date) => {
  const [day, month, year] = [dayOf(date), monthOf(date), yearOf(date)]

  for (const text of [dottedDate(date), `${day}-${month}-${year}`, `${day} ${month} ${year}`, dottedDate(date).replaceAll('.', ''), date]) {
    expect(readDate(text, ahead)).toBe(date)
    expect(readDate(text, behind)).toBe(date)
  }
})

it.prop([fc.string()])('no text makes it stumble', (text) => {
  expect(() => [readDate(text, ahead), readDate(text, behind), readMonth(text)]).not.toThrow()
})
