import { expect, it } from 'vitest'
import { rulesByOutcome, secondsBetween } from './shown-figures.ts'

it('groups rules by what they came to, and leaves out what never happened', () => {
  const grouped = rulesByOutcome(
    [
      { rule: 'D6', outcome: 'granted', count: 7 },
      { rule: 'C7', outcome: 'unchanged', count: 2 },
      { rule: 'D6', outcome: 'unchanged', count: 1 },
    ],
    ['granted', 'unchanged', 'rejected'],
  )

  expect(grouped).toEqual({
    codes: ['C7', 'D6'],
    series: [
      { id: 'granted', values: [0, 7] },
      { id: 'unchanged', values: [2, 1] },
    ],
  })
})

it('a moment to come has no age', () => {
  expect(secondsBetween('2026-03-10T12:00:05Z', '2026-03-10T12:00:00Z')).toBe(0)
})
