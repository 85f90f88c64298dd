import { describe, expect, it } from 'vitest'
import { addDays, plainDate } from '../../kit/plain-date.ts'
import { inFahrenheit, inMiles, usualDay } from './climate.ts'
import { dayOfRange, daysOfWeek } from './ranges.ts'

describe('the usual weather', () => {
  it('is the mean of a month in its middle, and goes evenly from one to the next', () => {
    expect(usualDay(plainDate(2026, 7, 15)).temperature).toBe(16.5)
    expect(usualDay(plainDate(2026, 1, 15))).toMatchObject({ temperature: -3, sky: 'snow' })
    expect(usualDay(plainDate(2026, 1, 1)).temperature).toBe(-2.5)
    expect(usualDay(plainDate(2025, 12, 31)).temperature).toBe(-2.5)
  })

  it('never jumps, whatever the day and the year', () => {
    let [day, before] = [plainDate(2024, 1, 1), usualDay(plainDate(2024, 1, 1))]
    for (let at = 0; at < 800; at += 1) {
      day = addDays(day, 1)
      const now = usualDay(day)
      expect(Math.abs(now.temperature - before.temperature)).toBeLessThan(0.4)
      before = now
    }
  })
})

it('§9.15 turns Celsius into Fahrenheit and kilometres into miles', () => {
  expect([inFahrenheit(0), inFahrenheit(22), inFahrenheit(-3), inMiles(12), inMiles(100)]).toEqual([32, 72, 27, 7, 62])
})

it('§9.14 a week begins on Monday, and ranges go through the end of a year', () => {
  const sunday = plainDate(2027, 1, 3)

  expect(daysOfWeek(sunday, 'TW')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect([daysOfWeek(sunday, 'LW')[0], daysOfWeek(sunday, '2W')[0]]).toEqual(['2026-12-21', '2026-12-14'])
  expect([dayOfRange(sunday, 'DY'), dayOfRange(sunday, 'DT'), dayOfRange(sunday, 'DTM')]).toEqual([
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ])
})
