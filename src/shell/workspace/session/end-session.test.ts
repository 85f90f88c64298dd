// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { endSession } from './end-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unreachable = new Problem('unavailable', 'No.')

it('ends a session with the token it had', async () => {
  const signOut = vi.fn().mockResolvedValue(undefined)

  await endSession({ signOut }, aUser(), 'token')

  expect(signOut).toHaveBeenCalledExactlyOnceWith(aUser(), 'token')
})

it('asks again where the server cannot be reached, sooner when the network is back', async () => {
  const signOut = vi.fn().mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable).mockResolvedValue(undefined)
  const ended = endSession({ signOut }, aUser(), 'token')

  await vi.advanceTimersByTimeAsync(2000)
  expect(signOut).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  await ended

  expect(signOut).toHaveBeenCalledTimes(3)
})

it('does not ask again about a session that the server does not know any more', async () => {
  const signOut = vi.fn().mockRejectedValue(new Problem('not-signed-in', 'No.'))

  await endSession({ signOut }, aUser(), 'token')

  expect(signOut).toHaveBeenCalledOnce()
})

it('gives up in the end', async () => {
  const signOut = vi.fn().mockRejectedValue(unreachable)

  void endSession({ signOut }, aUser(), 'token')
  await vi.advanceTimersByTimeAsync(3_600_000)

  expect(signOut).toHaveBeenCalledTimes(5)
})
