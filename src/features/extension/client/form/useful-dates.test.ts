import { fc, it } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays, plainDate, yearOf } from '../../../../kit/plain-date.ts'
import { isPeriodOver, latestDeadline } from '../../rules.ts'
import { usefulDates } from './useful-dates.ts'

it('offers three months from now, 30.09. and the maximum, soonest first', () => {
  expect(usefulDates('natural-person', 2025, plainDate(2026, 3, 10)).map(({ date }) => date)).toEqual([
    '2026-06-10',
    '2026-09-30',
    '2026-11-30',
  ])
})

it('offers no date twice and none that is over', () => {
  expect(usefulDates('natural-person', 2025, plainDate(2026, 6, 30)).map(({ date }) => date)).toEqual(['2026-09-30', '2026-11-30'])
  expect(usefulDates('legal-entity', 2025, plainDate(2026, 11, 15)).map(({ date }) => date)).toEqual(['2026-12-31'])
})

const anyToday = fc.integer({ min: 0, max: 2200 }).map((count) => addDays(plainDate(2024, 1, 1), count))

it.prop([fc.constantFrom('natural-person' as const, 'legal-entity' as const), anyToday, fc.constantFrom(0, 1, 2)])(
  'every offer can be sent',
  (form, today, back) => {
    const period = yearOf(today) - back
    fc.pre(!isPeriodOver(form, period, today))

    for (const { date } of usefulDates(form, period, today)) {
      expect(date >= today && date <= latestDeadline(form, period)).toBe(true)
    }
  },
)
