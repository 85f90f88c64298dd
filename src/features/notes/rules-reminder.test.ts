import { expect, it } from 'vitest'
import { anHourLater, reminderOffers } from './rules-reminder.ts'

const zurich = 'Europe/Zurich'
const offers = (now: string): readonly string[] => reminderOffers(new Date(now), zurich).map(({ id, at }) => `${id} ${at.toISOString()}`)

it('offers this evening, tomorrow morning and Monday morning', () => {
  expect(offers('2026-11-18T10:00:00Z')).toEqual([
    'later-today 2026-11-18T17:00:00.000Z',
    'tomorrow 2026-11-19T07:00:00.000Z',
    'next-week 2026-11-23T07:00:00.000Z',
  ])
})

it('no longer offers this evening when it is near', () => {
  expect(offers('2026-11-18T16:00:00Z')[0]).toContain('tomorrow')
  expect(offers('2026-11-18T15:59:00Z')[0]).toContain('later-today')
})

it('does not offer the same Monday twice on a Sunday', () => {
  expect(offers('2026-11-15T10:00:00Z')).toHaveLength(2)
})

it('knows the morning after the clocks went forward', () => {
  expect(offers('2026-03-28T20:00:00Z')[0]).toBe('tomorrow 2026-03-29T06:00:00.000Z')
})

it('later is an hour from the reminder, or from now where that has passed', () => {
  const now = new Date('2026-11-15T10:00:00Z')

  expect(anHourLater('2026-11-15T12:00:00Z', now)).toBe('2026-11-15T13:00:00.000Z')
  expect(anHourLater('2026-11-15T09:00:00Z', now)).toBe('2026-11-15T11:00:00.000Z')
})
