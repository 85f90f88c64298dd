import { expect, it } from 'vitest'
import { plainDate } from './plain-date.ts'
import { momentAt, timeAt, wallTimeAt } from './zoned-moment.ts'

const zurich = 'Europe/Zurich'

it.each([
  ['in winter', plainDate(2026, 11, 15), '09:00', '2026-11-15T08:00:00.000Z'],
  ['in summer', plainDate(2026, 7, 1), '09:00', '2026-07-01T07:00:00.000Z'],
  ['just before the clocks go forward', plainDate(2026, 3, 29), '01:59', '2026-03-29T00:59:00.000Z'],
  ['just after they went forward', plainDate(2026, 3, 29), '03:00', '2026-03-29T01:00:00.000Z'],
  ['after they went back', plainDate(2026, 10, 25), '03:00', '2026-10-25T02:00:00.000Z'],
  ['in the hour that is skipped', plainDate(2026, 3, 29), '02:30', '2026-03-29T01:30:00.000Z'],
  ['in the hour that comes twice', plainDate(2026, 10, 25), '02:30', '2026-10-25T00:30:00.000Z'],
  ['to the second', plainDate(2026, 11, 15), '09:00:07', '2026-11-15T08:00:07.000Z'],
  ['at midnight', plainDate(2026, 1, 1), '00:00', '2025-12-31T23:00:00.000Z'],
])('knows the moment of a day and time %s', (_, day, time, expected) => {
  expect(momentAt(day, time, zurich).toISOString()).toBe(expected)
})

it('tells what clocks show at a moment', () => {
  expect(timeAt(new Date('2026-11-15T08:05:00Z'), zurich)).toBe('09:05')
  expect(timeAt(new Date('2026-07-01T22:30:00Z'), zurich)).toBe('00:30')
})

it.each([
  ['in the hour that is skipped', plainDate(2026, 3, 8), '02:30', '2026-03-08T07:30:00.000Z'],
  ['just after it', plainDate(2026, 3, 8), '03:00', '2026-03-08T07:00:00.000Z'],
  ['in the hour that comes twice', plainDate(2026, 11, 1), '01:30', '2026-11-01T05:30:00.000Z'],
  ['just after it', plainDate(2026, 11, 1), '02:00', '2026-11-01T07:00:00.000Z'],
])('does so west of Greenwich %s', (_, day, time, expected) => {
  expect(momentAt(day, time, 'America/New_York').toISOString()).toBe(expected)
})

it('tells day and time on the clocks of a place', () => {
  expect(wallTimeAt(new Date('2026-07-01T22:30:05Z'), zurich)).toBe('2026-07-02T00:30:05')
})
