import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { untilSlotEnds } from './even-time.ts'

it.each([
  [0.1, 10],
  [4, 10],
  [12, 20],
])('what took %d ms is answered after %i ms', async (took, answered) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(took)
  onTestFinished(() => void vi.restoreAllMocks())
  let isAnswered = false
  const answering = untilSlotEnds(0, 10).then(() => (isAnswered = true))

  clock.mockReturnValue(answered - 0.1)
  // Timers ring in their order: a shorter one has rung before, and whoever waited for it has had a turn.
  await wait(answered)
  await nextTurn()
  const before = isAnswered
  clock.mockReturnValue(answered)
  await answering

  expect([before, isAnswered]).toEqual([false, true])
})
