import { fc, it } from '@fast-check/vitest'
import { expect } from 'vitest'
import { bergtal, musterland, seeland } from '../../../../../scripts/testing/cantons.ts'
import { addDays, plainDate, yearOf } from '../../../../kit/plain-date.ts'
import { isPeriodOver, latestDeadline, ordinaryDeadlines, whoGainsTime } from '../../rules.ts'
import { usefulDates } from './useful-dates.ts'

it('offers the usual days after the ordinary deadline and the latest one, soonest first', () => {
  const today = plainDate(2026, 3, 10)

  expect(usefulDates('natural-person', 2025, today, musterland.site)).toEqual(['2026-09-30', '2026-11-30'])
  expect(usefulDates('legal-entity', 2025, today, musterland.site)).toEqual(['2026-11-30', '2026-12-31'])
})

it('offers none that is over', () => {
  expect(usefulDates('natural-person', 2025, plainDate(2026, 9, 30), musterland.site)).toEqual(['2026-09-30', '2026-11-30'])
  expect(usefulDates('natural-person', 2025, plainDate(2026, 10, 1), musterland.site)).toEqual(['2026-11-30'])
  expect(usefulDates('legal-entity', 2025, plainDate(2026, 12, 15), musterland.site)).toEqual(['2026-12-31'])
})

const anyToday = fc.integer({ min: 0, max: 2200 }).map((count) => addDays(plainDate(2024, 1, 1), count))
const anyPlace = fc.constantFrom(musterland.site, bergtal.site, seeland.site)

it.prop([fc.constantFrom('natural-person' as const, 'legal-entity' as const), anyToday, fc.constantFrom(0, 1, 2), anyPlace])(
  'every offer can be sent and brings everybody time, and none comes twice',
  (form, today, back, place) => {
    const period = yearOf(today) - back
    fc.pre(!isPeriodOver(form, period, today))
    const offered = usefulDates(form, period, today, place)

    expect(offered).toEqual([...new Set(offered)].toSorted())
    for (const date of offered) {
      expect(date >= today && date <= latestDeadline(form, period)).toBe(true)
      expect(whoGainsTime(date, ordinaryDeadlines(form, period, place.filing))).toBe('everybody')
    }
  },
)
