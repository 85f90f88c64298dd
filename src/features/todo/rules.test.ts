import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, isInOrder, isOverdue, scheduledDay, timeOf } from './rules.ts'
import { plainDate } from '../../kit/plain-date.ts'

// Wednesday, 10:00 in Switzerland.
const now = new Date('2026-11-18T09:00:00Z')
describe('overdue', () => {
  it.each([
    ['the day before', '2026-11-17', true],
    ['all of today', '2026-11-18', false],
    ['a minute ago', '2026-11-18T08:59:00.000Z', true],
    ['in a minute', '2026-11-18T09:01:00.000Z', false],
  ])('%s', (_, dueDate, expected) => {
    expect(isOverdue({ dueDate, completed: false }, now)).toBe(expected)
  })

  it('is never what is done or has no date', () => {
    expect(isOverdue({ dueDate: '2026-01-01', completed: true }, now)).toBe(false)
    expect(isOverdue({ dueDate: null, completed: false }, now)).toBe(false)
  })
})

it('a quick choice of a day', () => {
  expect((['today', 'tomorrow', 'next-week', 'none'] as const).map((each) => scheduledDay(each, now))).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-23',
    null,
  ])
})

it('a day and a time become a moment and come back, also on the days the clocks change', () => {
  for (const day of [plainDate(2026, 3, 29), plainDate(2026, 10, 25), plainDate(2026, 11, 18)]) {
    const moment = dateOf(day, '15:30')

    expect([dayOf(moment), timeOf(moment)]).toEqual([day, '15:30'])
  }
  expect([dateOf(plainDate(2026, 11, 18), undefined), timeOf('2026-11-18')]).toEqual(['2026-11-18', undefined])
})

it.each([
  [null, '2026-11-18', true],
  ['2026-11-18', '2026-11-18', true],
  ['2026-11-19', '2026-11-18', false],
  ['2026-11-18T09:00:00.000Z', '2026-11-18', true],
  ['2026-11-18T09:00:00.000Z', '2026-11-18T08:59:00.000Z', false],
])('a start %s before the end %s: %s', (start, due, expected) => {
  expect(isInOrder(start, due)).toBe(expected)
})
