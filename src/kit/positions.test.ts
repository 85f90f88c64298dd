import { expect, it } from 'vitest'
import { spread, withinReach } from './positions.ts'

it('spreads crowded rows between the first and the last of them', () => {
  expect(spread([0, 1, 1, 1, 8], { isWhole: false })).toEqual([0, 2, 4, 6, 8])
})

it('spreads all rows there are one step apart, however close they were', () => {
  expect(spread([5, 5, 5], { isWhole: true })).toEqual([5, 6, 7])
  expect(spread([], { isWhole: true })).toEqual([])
})

it('keeps positions where there is room between them', () => {
  expect([withinReach(1e300), withinReach(-1e300), withinReach(0.5)]).toEqual([1e12, -1e12, 0.5])
})
