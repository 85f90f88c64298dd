import { expect, it } from 'vitest'
import { untilSlotEnds } from './even-time.ts'

it.each([
  [0, 10],
  [4, 10],
  [12, 20],
])('what took %i ms is answered after %i ms', async (took, answered) => {
  const began = performance.now()
  while (performance.now() < began + took);

  await untilSlotEnds(began, 10)

  // Later on a busy machine, and never earlier.
  expect(performance.now() - began).toBeGreaterThanOrEqual(answered)
})
