import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  addDays,
  addMonths,
  dayAt,
  dayOf,
  daysBetween,
  dottedDate,
  earlier,
  exactDate,
  inYear,
  isPlainDate,
  later,
  monthOf,
  plainDate,
  weekdayOf,
  yearOf,
} from './plain-date.ts'

const day = plainDate
const anyDay = fc.integer({ min: 0, max: 146_000 }).map((count) => addDays(day(1800, 1, 1), count))

describe('a calendar day', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2026, 2, 29, undefined],
    [2100, 2, 29, undefined],
    [2000, 2, 29, '2000-02-29'],
    [2026, 2, 30, undefined],
    [2026, 13, 1, undefined],
    [2026, 0, 1, undefined],
    [2026, 4, 31, undefined],
    [2026, 12, 31, '2026-12-31'],
    [999, 1, 1, undefined],
    [10_000, 1, 1, undefined],
    [Number.NaN, 1, 1, undefined],
  ])('year %s, month %s, day %s is %s', (year, month, date, expected) => {
    expect(exactDate(year, month, date)).toBe(expected)
  })

  it('is refused aloud where somebody insists on one that does not exist', () => {
    expect(() => plainDate(2026, 2, 29)).toThrow(RangeError)
  })

  it('is recognised by its shape and by the calendar', () => {
    expect(['2026-11-30', '2024-02-29'].every(isPlainDate)).toBe(true)
    expect(['2026-11-31', '30.11.2026', '2026-1-1', '', '2026-11-30T00:00'].some(isPlainDate)).toBe(false)
  })

  it.prop([anyDay])('is rebuilt from its numbers', (date) => {
    expect(plainDate(yearOf(date), monthOf(date), dayOf(date))).toBe(date)
    expect(dottedDate(date).split('.').toReversed().join('-')).toBe(date)
  })

  it('knows its weekday', () => {
    expect([day(2026, 11, 30), day(2026, 11, 29), day(2024, 2, 29)].map(weekdayOf)).toEqual([1, 7, 4])
  })
})

describe('counting days', () => {
  it.prop([anyDay, fc.integer({ min: -2000, max: 2000 })])('forth and back ends where it began', (date, count) => {
    expect(addDays(addDays(date, count), -count)).toBe(date)
    expect(daysBetween(date, addDays(date, count))).toBe(count)
  })

  it.prop([anyDay, anyDay])('sorts as text', (one, other) => {
    expect(one < other).toBe(daysBetween(one, other) > 0)
    expect([earlier(one, other), later(one, other)]).toEqual([one, other].toSorted())
  })

  it.each([
    [day(2026, 11, 30), 3, '2027-02-28'],
    [day(2027, 11, 30), 3, '2028-02-29'],
    [day(2026, 1, 31), 1, '2026-02-28'],
    [day(2026, 12, 31), 0, '2026-12-31'],
    [day(2026, 11, 15), 2, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('puts 29 February on the 28th of a common year', () => {
    expect(inYear(day(2024, 2, 29), 2025)).toBe('2025-02-28')
    expect(inYear(day(2024, 2, 29), 2028)).toBe('2028-02-29')
  })
})

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in Zurich, in winter and in summer', (moment, expected) => {
  expect(dayAt(new Date(moment), 'Europe/Zurich')).toBe(expected)
})
