import { describe, expect, it } from 'vitest'
import { dueState, dueWords } from './due-state.ts'

const now = new Date('2026-11-15T10:00:00Z')
const english = { locale: 'en-CH', timeZone: 'Europe/Zurich', yesterday: 'Yesterday', today: 'Today', tomorrow: 'Tomorrow' }

describe('a due date', () => {
  it.each([
    ['2026-11-15T09:59:59.999Z', 'overdue'],
    ['2026-11-15T10:00:00.000Z', 'soon'],
    ['2026-11-16T10:00:00.000Z', 'soon'],
    ['2026-11-16T10:00:00.001Z', 'later'],
  ])('%s is %s', (due, state) => {
    expect(dueState(due, now)).toBe(state)
  })

  it.each([
    ['2026-11-14T09:00:00Z', 'Yesterday, 10:00'],
    ['2026-11-15T22:30:00Z', 'Today, 23:30'],
    // Past midnight at the office, though not yet in Greenwich.
    ['2026-11-15T23:30:00Z', 'Tomorrow, 00:30'],
    ['2026-12-01T07:00:00Z', 'Tue, 1 Dec, 08:00'],
    ['2027-07-01T07:00:00Z', 'Thu, 1 Jul 2027, 09:00'],
  ])('%s is called %s', (due, words) => {
    expect(dueWords(due, now, english)).toBe(words)
  })
})
