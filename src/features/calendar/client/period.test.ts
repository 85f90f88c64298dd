import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, plainDate, weekdayOf } from '../../../kit/plain-date.ts'
import { pathOf, placeAt, placeBeside, shownDays, views, weekOf } from './period.ts'

const today = plainDate(2026, 11, 15)
const usual = { view: 'month', today } as const
const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays(plainDate(1950, 1, 1), days))

describe('an address of the calendar', () => {
  it.each([
    ['/apps/calendar', { view: 'month', day: today }],
    ['/apps/calendar/', { view: 'month', day: today }],
    ['/apps/calendar/work-week', { view: 'work-week', day: today }],
    ['/apps/calendar/agenda/2026-03-29', { view: 'agenda', day: '2026-03-29' }],
  ])('%s names a view and a day', (path, place) => {
    expect(placeAt(path, usual)).toEqual(place)
  })

  it.each(['/apps/calendar/year', '/apps/calendar/week/2026-02-30', '/apps/calendar/week/1600-01-01', '/apps/calendar/week/2026-03-01/x'])(
    '%s names nothing',
    (path) => {
      expect(placeAt(path, usual)).toBeUndefined()
    },
  )

  it('leads back to the place it was made of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...views), anyDay, (view, day) => {
        expect(placeAt(pathOf({ view, day }, today), usual)).toEqual({ view, day })
      }),
    )
  })

  it('of today has no day, so that it is today tomorrow too', () => {
    expect(pathOf({ view: 'week', day: today }, today)).toBe('/apps/calendar/week')
  })
})

describe('a period', () => {
  it.each(['month', 'week', 'day', 'agenda'] as const)(
    'of the view %s has the day it is named after, and the next one leaves no gap',
    (view) => {
      fc.assert(
        fc.property(anyDay, (day) => {
          const days = shownDays({ view, day })
          const [next] = shownDays(placeBeside({ view, day }, 1))

          expect(days).toContain(day)
          expect((next ?? '') <= addDays(days.at(-1) ?? day, 1)).toBe(true)
        }),
      )
    },
  )

  it.each(['month', 'week'] as const)('of the view %s has whole weeks from Monday on', (view) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = shownDays({ view, day })

        expect([weekdayOf(days[0] ?? day), days.length % 7]).toEqual([1, 0])
      }),
    )
  })

  it('beside a month with 31 days is the next month, not the one after', () => {
    expect(placeBeside({ view: 'month', day: plainDate(2026, 1, 31) }, 1).day).toBe('2026-02-28')
  })

  it.each([
    [plainDate(2026, 1, 1), 1],
    [plainDate(2027, 1, 1), 53],
    [plainDate(2024, 12, 30), 1],
    [plainDate(2026, 11, 15), 46],
  ])('%s is in week %i', (day, week) => {
    expect(weekOf(day)).toBe(week)
  })
})
