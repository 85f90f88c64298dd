// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aKeeper, aToken, aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { storedToken } from '../../stored-token.ts'
import { keepToken } from '../../token.ts'
import { startSession } from './start-session.ts'

const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  localStorage.clear()
  warn.mockReset().mockReturnValue(undefined)
})
afterEach(() => localStorage.clear())

describe('the start of a session', () => {
  it('§4.24 without a token ends in no token, and asks nobody', async () => {
    const resume = vi.fn<() => Promise<never>>()

    const start = await startSession(aKeeper({ resume }), Date.now)

    expect(start).toEqual({ kind: 'no-token' })
    expect(resume).not.toHaveBeenCalled()
  })

  it('§4.22 with a valid token signs in', async () => {
    keepToken(aToken())

    expect(await startSession(aKeeper(), Date.now)).toEqual({ kind: 'resumed', user: aUser() })
  })

  it('§4.23 §5.19 with an expired token warns, forgets it and asks nobody', async () => {
    keepToken(aToken({ secondsLeft: -1 }))
    const resume = vi.fn<() => Promise<never>>()

    const start = await startSession(aKeeper({ resume }), Date.now)

    expect(start).toEqual({ kind: 'expired' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('access token expired')
    expect(storedToken()).toBeNull()
    expect(resume).not.toHaveBeenCalled()
  })

  it('forgets a token that the server does not know, and one that nobody can read', async () => {
    keepToken(aToken())
    expect(await startSession(aKeeper({ resume: failing('not-signed-in') }), Date.now)).toEqual({ kind: 'refused' })
    expect(storedToken()).toBeNull()

    keepToken('nonsense')
    expect(await startSession(aKeeper(), Date.now)).toEqual({ kind: 'refused' })
    expect(storedToken()).toBeNull()
  })

  it.each(['unavailable', 'unexpected', 'too-many'] as const)('keeps the token when the server could not say (%s)', async (code) => {
    const token = aToken()
    keepToken(token)

    expect(await startSession(aKeeper({ resume: failing(code) }), Date.now)).toEqual({ kind: 'unreachable' })

    expect(storedToken()).toBe(token)
  })

  it('leaves alone the token of somebody who signed in in another window meanwhile', async () => {
    keepToken(aToken())
    const other = aToken({ account: 'another' })
    const resume = async (): Promise<never> => {
      keepToken(other)
      throw new Problem('not-signed-in', 'Invalid access token detected')
    }

    await startSession(aKeeper({ resume }), Date.now)

    expect(storedToken()).toBe(other)
  })
})

function failing(code: 'unavailable' | 'unexpected' | 'too-many' | 'not-signed-in'): () => Promise<never> {
  return () => Promise.reject(new Problem(code, 'No.'))
}
