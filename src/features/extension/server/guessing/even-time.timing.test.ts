import { expect, it } from 'vitest'
import { untilSlotEnds } from './even-time.ts'

it.each([
  [0, 10],
  [4, 10],
  [12, 20],
])('what took %i ms is answered after %i ms, and hardly later', async (took, answered) => {
  const began = performance.now()
  while (performance.now() < began + took);

  await untilSlotEnds(began, 10)

  const elapsed = performance.now() - began
  expect(elapsed).toBeGreaterThanOrEqual(answered)
  expect(elapsed).toBeLessThan(answered + 10)
})
