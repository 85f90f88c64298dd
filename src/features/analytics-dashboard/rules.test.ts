import { expect, it } from 'vitest'
import type { PlainDate } from '../../kit/plain-date.ts'
import { changeOf, daysOf, lastDay, spansOf } from './rules.ts'

const day = (text: string): PlainDate => text as PlainDate

it('§9.14 a week that is over ends on its Sunday', () => {
  for (const today of ['2026-03-09', '2026-03-12', '2026-03-15'].map(day)) {
    expect(lastDay(today, 'this-week')).toBe(today)
    expect(lastDay(today, 'last-week')).toBe('2026-03-08')
    expect(lastDay(today, 'two-weeks-ago')).toBe('2026-03-01')
  }
})

it('days, weeks and months follow each other without a gap', () => {
  expect(daysOf(day('2026-02-27'), day('2026-03-02'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(spansOf('week', 2, day('2026-03-10'))).toEqual([
    { from: '2026-02-25', to: '2026-03-03' },
    { from: '2026-03-04', to: '2026-03-10' },
  ])
  expect(spansOf('month', 3, day('2026-03-31'))).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ])
})

it('a change is a share of before, and none where there was nothing', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1)
  expect(changeOf(0, 50)).toBe(-1)
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(null, 5)).toBeUndefined()
})
