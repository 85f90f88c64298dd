import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { createSession, type User } from './session.ts'
import { savePauseMilliseconds, userSaver } from './user-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('changes of a user', () => {
  it('are saved in one call after a short pause, the last one wins', async () => {
    const { change, calls, passes, told } = aSaver()

    change({ shortcuts: ['mail'] })
    change({ shortcuts: ['mail', 'notes'] })
    await passes(savePauseMilliseconds - 1)
    expect(calls).toHaveLength(0)
    await passes(1)

    expect(calls.map(({ user }) => user.shortcuts)).toEqual([['mail', 'notes']])
    calls[0]?.answer()
    await passes(0)
    expect(told).toEqual(['saved User data saved with api'])
  })

  it('never have two calls under way', async () => {
    const { change, calls, passes } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)

    change({ shortcuts: ['2'] })
    await passes(savePauseMilliseconds)
    change({ shortcuts: ['3'] })
    await passes(savePauseMilliseconds)
    expect(calls).toHaveLength(1)
    calls[0]?.answer()
    await passes(0)

    expect(calls.map(({ user }) => user.shortcuts)).toEqual([['1'], ['3']])
  })

  it('are not undone by the answer to an earlier one', async () => {
    const { change, calls, passes, session } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)

    change({ shortcuts: ['2'] })
    calls[0]?.answer()
    await passes(0)

    expect(session.getState().user?.shortcuts).toEqual(['2'])
  })

  it('are told unless all of them are quiet', async () => {
    const { change, calls, passes, told } = aSaver()
    change({ shortcuts: ['1'] }, { isQuiet: true })
    await passes(savePauseMilliseconds)
    calls[0]?.answer()
    await passes(0)
    expect(told).toEqual(['kept'])

    change({ shortcuts: ['2'] })
    change({ shortcuts: ['3'] }, { isQuiet: true })
    await passes(savePauseMilliseconds)
    calls[1]?.answer()
    await passes(0)

    expect(told).toEqual(['kept', 'saved User data saved with api'])
  })

  it('that could not be saved are told with their reason, and can be tried again', async () => {
    const { change, calls, passes, told, retry } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)
    calls[0]?.fail(new Problem('conflict', 'Somebody was faster.'))
    await passes(0)
    expect(told).toEqual(['failed Somebody was faster.'])

    retry()
    await passes(savePauseMilliseconds)

    expect(calls.map(({ user }) => user.shortcuts)).toEqual([['1'], ['1']])
  })

  it('wait while somebody has to sign in again, and are sent then', async () => {
    const { change, calls, passes, session, saver, told } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)
    session.getState().interrupted('Invalid access_token')
    calls[0]?.fail(new Problem('not-signed-in', 'Invalid access token detected'))
    change({ shortcuts: ['2'] })
    await passes(savePauseMilliseconds)
    expect(calls).toHaveLength(1)

    const { user } = session.getState()
    session.getState().signedIn(user ?? aUser())
    saver.flush()
    await passes(0)

    expect(calls.map(({ user: sent }) => sent.shortcuts)).toEqual([['1'], ['2']])
    expect(told).toEqual([])
  })

  it('are sent at once when the page is left, also beside a call under way', async () => {
    const { change, calls, passes, saver } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)
    change({ shortcuts: ['2'] })

    saver.flushAtOnce()

    expect(calls.map(({ user }) => user.shortcuts)).toEqual([['1'], ['2']])
    await passes(savePauseMilliseconds)
    expect(calls).toHaveLength(2)
  })
})

describe('somebody who signs out', () => {
  it('has the last change saved with the token they had, after the call under way', async () => {
    const { change, calls, passes, saver, session, told } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)
    change({ shortcuts: ['2'] })
    const last = aUser({ shortcuts: ['2'] })

    const finished = saver.finish(last, 'token-of-before')
    session.getState().signedOut()
    await passes(savePauseMilliseconds)
    expect(calls).toHaveLength(1)
    calls[0]?.answer()
    await passes(0)
    calls[1]?.answer()
    await finished

    expect(calls[1]).toMatchObject({ user: last, token: 'token-of-before' })
    expect(session.getState().user).toBeUndefined()
    expect(told).toEqual([])
  })

  it('is not told that something could not be saved', async () => {
    const { change, calls, passes, saver, session, told } = aSaver()
    change({ shortcuts: ['1'] })
    await passes(savePauseMilliseconds)

    void saver.finish(aUser(), 'token-of-before')
    session.getState().signedOut()
    calls[0]?.fail(new Problem('unavailable', 'No.'))
    await passes(0)

    expect(told).toEqual([])
  })

  it('has nothing sent without a token', async () => {
    const { change, calls, saver } = aSaver()
    change({ shortcuts: ['1'] })

    await saver.finish(aUser(), undefined)

    expect(calls).toHaveLength(0)
  })
})

type Call = { readonly user: User; readonly token: string | undefined; readonly answer: () => void; readonly fail: (cause: Error) => void }

/** With a server that answers when the test says so. */
function aSaver() {
  const session = createSession({ user: aUser(), status: 'signed-in' })
  const calls: Call[] = []
  const told: string[] = []
  const retries: (() => void)[] = []
  const saver = userSaver({
    session,
    keeper: {
      save: (user, token) =>
        new Promise((resolve, reject) => {
          calls.push({ user, token, answer: () => resolve({ user, notice: 'User data saved with api' }), fail: reject })
        }),
    },
    onSaved: ({ notice, isQuiet }) => told.push(isQuiet ? 'kept' : `saved ${notice}`),
    onFailed: (cause, retry) => {
      told.push(`failed ${cause instanceof Error ? cause.message : ''}`)
      retries.push(retry)
    },
  })
  return {
    session,
    saver,
    calls,
    told,
    retry: () => retries.at(-1)?.(),
    passes: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    change: (change: Partial<User>, options = { isQuiet: false }) => {
      const { user, updateUser } = session.getState()
      updateUser({ ...(user ?? aUser()), ...change })
      saver.change(options)
    },
  }
}
