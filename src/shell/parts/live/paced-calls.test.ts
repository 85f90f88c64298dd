import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pacedCalls } from './paced-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets the first through at once, and makes one of those that follow', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const { call } = pacedCalls(1000)

  for (let time = 0; time < 5; time += 1) call('one', one)
  call('other', other)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  vi.advanceTimersByTime(1000)
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
  vi.advanceTimersByTime(1000)
  call('one', one)

  expect(one).toHaveBeenCalledTimes(3)
})

it('does nothing more once it is stopped, and never waits without a pause', () => {
  const act = vi.fn()
  const [paced, free] = [pacedCalls(1000), pacedCalls(0)]

  paced.call('one', act)
  paced.call('one', act)
  paced.stop()
  vi.advanceTimersByTime(5000)
  free.call('one', act)
  free.call('one', act)

  expect(act).toHaveBeenCalledTimes(3)
})
