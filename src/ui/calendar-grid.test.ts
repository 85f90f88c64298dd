import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, dayOf, monthOf, plainDate, weekdayOf, yearOf } from '../kit/plain-date.ts'
import { cellAfter, decadesOf, monthRowsOf, weeksOf, type CalendarView } from './calendar-grid.ts'

const anyDay = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays(plainDate(1900, 1, 1), count))
const anyView = fc.constantFrom<CalendarView>('days', 'months', 'years')
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

describe('the weeks of a month', () => {
  it.prop([anyDay])('are whole, begin on Monday and hold each of its days once, in order', (date) => {
    const weeks = weeksOf(date)
    const days = weeks.flat()
    const own = days.filter((day) => day.slice(0, 7) === date.slice(0, 7))

    expect(weeks.every((week) => week.length === 7 && week.map(weekdayOf).join('') === '1234567')).toBe(true)
    expect(days).toEqual(days.map((_, at) => addDays(days[0] ?? date, at)))
    expect(own.map(dayOf)).toEqual(own.map((_, at) => at + 1))
    expect(own).toContain(date)
    expect(dayOf(addDays(own.at(-1) ?? date, 1))).toBe(1)
  })

  it.prop([anyDay])('have none without a day of the month', (date) => {
    for (const week of weeksOf(date)) expect(week.some((day) => monthOf(day) === monthOf(date))).toBe(true)
  })

  it.each([
    ['four', plainDate(2021, 2, 1), 4],
    ['five', plainDate(2026, 4, 1), 5],
    ['six', plainDate(2026, 11, 30), 6],
  ])('can be %s', (_, date, count) => {
    expect(weeksOf(date)).toHaveLength(count)
  })
})

describe('the months of a year', () => {
  it.prop([anyDay])('are twelve, in rows of three', (date) => {
    const rows = monthRowsOf(date)

    expect(rows.map((row) => row.length)).toEqual([3, 3, 3, 3])
    expect(rows.flat().map(monthOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('the decades of a span', () => {
  it('hold every year from the first to the last', () => {
    const decades = decadesOf(1900, 2026)

    expect(decades.map(({ start }) => start)).toEqual([1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020])
    expect(decades.flatMap(({ rows }) => rows.flat())).toEqual(Array.from({ length: 130 }, (_, at) => 1900 + at))
  })

  it('leave out rows that have no year of the span', () => {
    expect(decadesOf(2026, 2027)).toEqual([{ start: 2020, rows: [[2025, 2026, 2027, 2028, 2029]] }])
  })
})

describe('a key', () => {
  const wednesday = plainDate(2026, 11, 18)

  it.each([
    ['ArrowLeft', '2026-11-17'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-11'],
    ['ArrowDown', '2026-11-25'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-18'],
    ['PageDown', '2026-12-18'],
    ['a', undefined],
  ])('among days: %s leads to %s', (key, expected) => {
    expect(cellAfter('days', wednesday, press(key))).toBe(expected)
  })

  it.each([
    ['days', 'PageUp', '2025-11-18'],
    ['days', 'PageDown', '2027-11-18'],
    ['months', 'PageDown', '2036-11-18'],
    ['years', 'PageUp', '1976-11-18'],
  ] as const)('with Shift among %s: %s leaps to %s', (view, key, expected) => {
    expect(cellAfter(view, wednesday, press(key, true))).toBe(expected)
  })

  it.each([
    ['months', 'ArrowLeft', '2026-10-18'],
    ['months', 'ArrowDown', '2027-02-18'],
    ['months', 'Home', '2026-10-18'],
    ['months', 'End', '2026-12-18'],
    ['months', 'PageUp', '2025-11-18'],
    ['years', 'ArrowRight', '2027-11-18'],
    ['years', 'ArrowUp', '2021-11-18'],
    ['years', 'Home', '2025-11-18'],
    ['years', 'End', '2029-11-18'],
    ['years', 'PageDown', '2036-11-18'],
  ] as const)('among %s: %s leads to %s', (view, key, expected) => {
    expect(cellAfter(view, wednesday, press(key))).toBe(expected)
  })

  it('ends on the last day of a shorter month', () => {
    expect(cellAfter('days', plainDate(2026, 1, 31), press('PageDown'))).toBe('2026-02-28')
    expect(cellAfter('days', plainDate(2024, 2, 29), press('PageDown', true))).toBe('2025-02-28')
  })

  it.prop([anyView, anyDay, fc.constantFrom('Home', 'End')])('to an end of a row goes there once and then stays', (view, date, key) => {
    const there = cellAfter(view, date, press(key)) ?? date

    expect(cellAfter(view, there, press(key))).toBe(there)
  })

  it.prop([anyDay])('forth and back among days and years ends where it began', (date) => {
    const forth = cellAfter('days', date, press('ArrowDown')) ?? date
    const yearsOn = cellAfter('years', date, press('ArrowDown')) ?? date

    expect(cellAfter('days', forth, press('ArrowUp'))).toBe(date)
    expect(yearOf(cellAfter('years', yearsOn, press('ArrowUp')) ?? date)).toBe(yearOf(date))
  })
})
