import { expect, it } from 'vitest'
import musterland from '../../../../../cantons/musterland.json' with { type: 'json' }
import { isWorkingDay } from '../../../../kit/holidays.ts'
import { freeDaysOf } from './free-days.ts'

it('names the days without work that do not fall on a weekend', () => {
  expect(freeDaysOf(2026, musterland.site.holidays)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-04-03',
    '2026-04-06',
    '2026-05-14',
    '2026-05-25',
    '2026-06-04',
    '2026-12-08',
    '2026-12-25',
  ])
})

it('agrees with what counts as a working day, in leap years too', () => {
  for (const year of [2026, 2027, 2028]) {
    expect(freeDaysOf(year, musterland.site.holidays).filter((day) => isWorkingDay(day, musterland.site.holidays))).toEqual([])
  }
  expect(freeDaysOf(2028, ['12-29', '12-31'])).toEqual(['2028-12-29'])
})
