import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import bergtal from '../../cantons/bergtal.json' with { type: 'json' }
import musterland from '../../cantons/musterland.json' with { type: 'json' }
import { freeDaysOf, isHoliday, isWorkingDay, nextWorkingDay } from './holidays.ts'
import { addDays, daysBetween, plainDate, weekdayOf } from './plain-date.ts'

const day = plainDate
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays(day(1900, 1, 1), count))
const ourRules = fc.constantFrom(musterland.site.holidays, bergtal.site.holidays)

describe('Easter', () => {
  it.each([
    [2020, 4, 12],
    [2021, 4, 4],
    [2022, 4, 17],
    [2023, 4, 9],
    [2024, 3, 31],
    [2025, 4, 20],
    [2026, 4, 5],
    [2027, 3, 28],
    [2028, 4, 16],
    [2029, 4, 1],
    [2030, 4, 21],
    [2031, 4, 13],
    [2032, 3, 28],
    [2033, 4, 17],
    [2034, 4, 9],
    [2035, 3, 25],
    [1818, 3, 22],
    [1943, 4, 25],
    [1954, 4, 18],
    [1981, 4, 19],
    [2049, 4, 18],
    [2076, 4, 19],
    [2285, 3, 22],
  ])('of %i is on %i-%i and on no other day', (year, month, date) => {
    const days = Array.from({ length: 366 }, (_, count) => addDays(day(year, 1, 1), count)).filter((each) => each < day(year + 1, 1, 1))

    expect(days.filter((each) => isHoliday(each, ['easter+0']))).toEqual([day(year, month, date)])
  })

  it.prop([fc.integer({ min: 1583, max: 4099 })])('is a Sunday from 22 March to 25 April', (year) => {
    const days = Array.from({ length: 35 }, (_, count) => addDays(day(year, 3, 22), count))

    expect(days.filter((each) => isHoliday(each, ['easter+0'])).map(weekdayOf)).toEqual([7])
  })
})

describe('a holiday', () => {
  it.each([
    ['08-01', day(2026, 8, 1), day(2026, 8, 2)],
    ['easter-2', day(2026, 4, 3), day(2026, 4, 2)],
    ['easter+1', day(2026, 4, 6), day(2026, 4, 7)],
    ['easter+39', day(2026, 5, 14), day(2026, 5, 15)],
    ['easter+50', day(2027, 5, 17), day(2027, 5, 18)],
  ])('by the rule %s is %s, not %s', (rule, on, off) => {
    expect([isHoliday(on, [rule]), isHoliday(off, [rule])]).toEqual([true, false])
  })

  it('needs a rule', () => {
    expect(isHoliday(day(2026, 12, 25), [])).toBe(false)
  })
})

describe('a working day', () => {
  it('is no Saturday, no Sunday and no holiday', () => {
    const week = Array.from({ length: 7 }, (_, count) => addDays(day(2026, 7, 27), count))

    expect(week.map((each) => isWorkingDay(each, ['07-29']))).toEqual([true, true, false, true, true, false, false])
  })

  it.each([
    ['a Tuesday is its own', day(2026, 11, 24), '2026-11-24'],
    ['after a Sunday comes Monday', day(2025, 11, 30), '2025-12-01'],
    ['after Good Friday comes the Tuesday after Easter', day(2026, 4, 3), '2026-04-07'],
    ['after Christmas on a Friday comes Monday', day(2026, 12, 25), '2026-12-28'],
    ['after New Year on a Friday comes Monday', day(2027, 1, 1), '2027-01-04'],
  ])('next: %s', (_, date, expected) => {
    expect(nextWorkingDay(date, musterland.site.holidays)).toBe(expected)
  })

  it.prop([anyDay, ourRules])('next is never before the date, never far, and worked on', (date, rules) => {
    const next = nextWorkingDay(date, rules)

    expect(daysBetween(date, next)).toBeGreaterThanOrEqual(0)
    expect(daysBetween(date, next)).toBeLessThanOrEqual(10)
    expect(isWorkingDay(next, rules)).toBe(true)
  })
})

describe('the free days of a year', () => {
  it('names the days without work that do not fall on a weekend', () => {
    expect(freeDaysOf(2026, musterland.site.holidays)).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-04-03',
      '2026-04-06',
      '2026-05-14',
      '2026-05-25',
      '2026-06-04',
      '2026-12-08',
      '2026-12-25',
    ])
  })

  it('agrees with what counts as a working day, in leap years too', () => {
    for (const year of [2026, 2027, 2028]) {
      expect(freeDaysOf(year, musterland.site.holidays).filter((free) => isWorkingDay(free, musterland.site.holidays))).toEqual([])
    }
    expect(freeDaysOf(2028, ['12-29', '12-31'])).toEqual(['2028-12-29'])
  })
})
