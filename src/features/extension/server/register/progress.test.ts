import { expect, it } from 'vitest'
import { grouped, progressLine } from './progress.ts'

it('tells rows, speed, share and the time that is left', () => {
  expect(progressLine({ rows: 1_234_567, seconds: 30, share: 0.75 })).toBe('1’234’567 rows, 41’152 rows/s, 75 %, 10 s left')
})

it('does not guess before anything was read', () => {
  expect(progressLine({ rows: 0, seconds: 1, share: 0 })).toBe('0 rows, 0 rows/s, 0 %, time left unknown')
})

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1’000'],
  [1_000_000, '1’000’000'],
])('writes %i as %s', (figure, text) => {
  expect(grouped(figure)).toBe(text)
})
