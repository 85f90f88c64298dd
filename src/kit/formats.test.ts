import { describe, expect, it } from 'vitest'
import { formatsFor } from './formats.ts'
import { plainDate } from './plain-date.ts'

const timeZone = 'Europe/Zurich'
const english = formatsFor({ locale: 'en-CH', timeZone })
const german = formatsFor({ locale: 'de-CH', timeZone })
const now = new Date('2026-11-15T10:00:00Z')

describe('dates', () => {
  it.each([
    ['today says the time', '2026-11-15T08:14:00Z', '09:14', '09:14'],
    ['this year says day and month', '2026-06-28T12:05:00Z', '28 Jun', '28. Juni'],
    ['another year says it too', '2025-06-28T12:05:00Z', '28 Jun 2025', '28. Juni 2025'],
    ['the day is that of the place, not of Greenwich', '2026-06-28T22:30:00Z', '29 Jun', '29. Juni'],
  ])('in a list, %s', (_, value, inEnglish, inGerman) => {
    expect(english.date(value, 'list', now)).toBe(inEnglish)
    expect(german.date(value, 'list', now)).toBe(inGerman)
  })

  it('in a list, a day without time that is today has a word', () => {
    expect(english.date(plainDate(2026, 11, 15), 'list', now)).toBe('Today')
    expect(german.date(plainDate(2026, 11, 15), 'list', now)).toBe('Heute')
  })

  it('in words, a moment has its time and a day has none', () => {
    expect(english.date('2026-11-13T15:20:00Z', 'long', now)).toBe('13 November 2026, 16:20')
    expect(german.date(plainDate(2026, 11, 13), 'long', now)).toBe('13. November 2026')
    expect(english.date('2026-11-13T15:20:00Z', 'exact', now)).toBe('Friday, 13 November 2026, 16:20')
    expect(german.date('2026-11-13T15:20:00Z', 'day', now)).toBe('13. November 2026')
    expect(english.date(plainDate(2026, 11, 3), 'dotted', now)).toBe('03.11.2026')
  })

  it.each([
    ['2026-11-15T09:59:30Z', 'Now', 'Jetzt'],
    ['2026-11-15T09:55:00Z', '5 minutes ago', 'Vor 5 Minuten'],
    ['2026-11-15T07:00:00Z', '3 hours ago', 'Vor 3 Stunden'],
    ['2026-11-14T22:50:00Z', 'Yesterday', 'Gestern'],
    ['2026-11-18T10:00:00Z', 'In 3 days', 'In 3 Tagen'],
    ['2026-11-01T10:00:00Z', '2 weeks ago', 'Vor 2 Wochen'],
    ['2026-08-01T10:00:00Z', '3 months ago', 'Vor 3 Monaten'],
    ['2024-11-01T10:00:00Z', '2 years ago', 'Vor 2 Jahren'],
  ])('seen from now, %s is «%s»', (value, inEnglish, inGerman) => {
    expect(english.date(value, 'relative', now)).toBe(inEnglish)
    expect(german.date(value, 'relative', now)).toBe(inGerman)
  })

  it('keeps the hour through the change of summer time', () => {
    expect(german.time('2026-10-25T00:30:00Z')).toBe('02:30')
    expect(german.time('2026-10-25T01:30:00Z')).toBe('02:30')
    expect(german.time('2026-01-01T23:00:00Z')).toBe('00:00')
  })

  it('begins the week on Monday', () => {
    expect(german.weekdays[0]).toBe('Montag')
    expect(english.weekdays[6]).toBe('Sunday')
    expect(english.months).toHaveLength(12)
  })
})

describe('numbers', () => {
  it('parts thousands by an apostrophe, in both languages', () => {
    for (const formats of [english, german]) {
      expect(formats.number(1_234_567.5, 2)).toBe("1'234'567.50")
      expect(formats.number(1234.5)).toBe("1'234.5")
      expect(formats.money(123_450)).toBe("CHF\u00A01'234.50")
      expect(formats.money(-5)).toBe('CHF\u00A0-0.05')
      expect(formats.percent(0.1234)).toBe('12%')
      expect(formats.percent(0.1234, 1)).toBe('12.3%')
    }
  })

  it.each([
    [0, '0\u00A0B'],
    [999, '999\u00A0B'],
    [1000, '1.0\u00A0kB'],
    [118_000, '118\u00A0kB'],
    [2_500_000, '2.5\u00A0MB'],
    [7e15, "7'000\u00A0TB"],
  ])('writes %d bytes as %s', (count, written) => {
    expect(german.bytes(count)).toBe(written)
  })

  it.each([
    [0, '0\u00A0s'],
    [59, '59\u00A0s'],
    [60, '1\u00A0min'],
    [3600, '1\u00A0h'],
    [4800, '1\u00A0h 20\u00A0min'],
    [90_000, '25\u00A0h'],
  ])('writes %d seconds as %s', (seconds, written) => {
    expect(german.duration(seconds)).toBe(written)
  })

  it('joins names as people would', () => {
    expect(english.list(['Anna', 'Beat', 'Carla'])).toBe('Anna, Beat and Carla')
    expect(german.list(['Anna', 'Beat'])).toBe('Anna und Beat')
  })
})
