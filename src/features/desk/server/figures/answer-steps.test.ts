import { expect, it } from 'vitest'
import { stepOf, withinWhich } from './answer-steps.ts'

it.each([
  [0, 5],
  [5, 5],
  [5.1, 10],
  [99, 100],
  [60_000, 10_000],
])('%s ms belong to the step up to %s', (milliseconds, step) => {
  expect(stepOf(milliseconds)).toBe(step)
})

it('reads a part of all between two steps', () => {
  const steps = [
    { upTo: 100, count: 50 },
    { upTo: 20, count: 50 },
  ]

  expect([withinWhich(0.5, steps), withinWhich(0.75, steps), withinWhich(1, steps)]).toEqual([20, 87.5, 100])
})

it('knows nothing where nobody asked', () => {
  expect(withinWhich(0.5, [])).toBeUndefined()
})
