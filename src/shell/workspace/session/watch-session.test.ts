// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aKeeper, aToken, aUser } from '../../../../scripts/testing/workspace.tsx'
import { storedToken, tokenKey } from '../../stored-token.ts'
import { forgetToken, keepToken, tellRefused } from '../../token.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { createSession, type SessionFirst, type SessionStore } from './session.ts'
import { watchSession } from './watch-session.ts'

const reload = vi.spyOn(location, 'reload')
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  vi.useFakeTimers()
  warn.mockReset().mockReturnValue(undefined)
  reload.mockReset().mockReturnValue(undefined)
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('a 401 on a request', () => {
  it('§4.25 §8.7 ends the session with «Invalid access_token» and removes the token', () => {
    const { session, token } = watched()

    tellRefused(token)

    expect(session.getState()).toMatchObject({ status: 'interrupted', message: 'Invalid access_token', user: aUser() })
    expect(storedToken()).toBeNull()
  })

  it('ends it once, however many there are at the same time', () => {
    const { session, token } = watched()
    const changes = vi.fn<() => void>()
    session.subscribe(changes)

    for (let count = 0; count < 20; count += 1) tellRefused(token)

    expect(changes).toHaveBeenCalledOnce()
  })

  it('says nothing about a token that was stored since', () => {
    const { session, token } = watched()
    tellRefused(token)
    const next = aToken({ secondsLeft: 7200 })
    keepToken(next)
    session.getState().signedIn(aUser())

    tellRefused(token)

    expect(session.getState().status).toBe('signed-in')
    expect(storedToken()).toBe(next)
  })

  it('does nothing to a guest', () => {
    const { session } = watched({ status: 'guest' }, null)

    tellRefused(null)

    expect(session.getState()).toMatchObject({ status: 'guest', message: undefined })
  })
})

describe('time', () => {
  it('§8.8 ends the session of an open page with «access_token expired»', async () => {
    const { session } = watched({}, aToken({ secondsLeft: 60 }))

    await vi.advanceTimersByTimeAsync(58_000)
    expect(session.getState().status).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(2000)

    expect(session.getState()).toMatchObject({ status: 'interrupted', message: 'access_token expired' })
    expect(warn).toHaveBeenCalledExactlyOnceWith('access token expired')
    expect(storedToken()).toBeNull()
  })

  it('does not end one whose token another window has renewed', async () => {
    const { session } = watched({}, aToken({ secondsLeft: 60 }))

    otherWindowStores(aToken({ secondsLeft: 600 }))
    await vi.advanceTimersByTimeAsync(61_000)

    expect(session.getState().status).toBe('signed-in')
  })

  it('is looked at when a device wakes up', () => {
    const { session } = watched({}, aToken({ secondsLeft: 60 }))
    vi.setSystemTime(Date.now() + 3_600_000)

    document.dispatchEvent(new Event('visibilitychange'))

    expect(session.getState().message).toBe('access_token expired')
  })

  it('is left alone by a page that is going, so that the next one says why', () => {
    const { session } = watched({}, aToken({ secondsLeft: 60 }))
    vi.setSystemTime(Date.now() + 3_600_000)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

    document.dispatchEvent(new Event('visibilitychange'))

    visibility.mockRestore()
    expect(session.getState().status).toBe('signed-in')
    expect(storedToken()).not.toBeNull()
  })
})

describe('another window', () => {
  it('that signs out ends the session here too', () => {
    const { session } = watched()

    otherWindowStores(null)

    expect(session.getState()).toMatchObject({ status: 'interrupted', message: 'Invalid access_token' })
  })

  it('that signs in as the same person lets an interrupted page go on', async () => {
    const { session } = watched()
    otherWindowStores(null)

    otherWindowStores(aToken())
    await vi.advanceTimersByTimeAsync(0)

    expect(session.getState()).toMatchObject({ status: 'signed-in', message: undefined })
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['signed-in', 'interrupted'] as const)('that signs in as somebody else loads a page anew that is %s', (status) => {
    watched({ status })

    otherWindowStores(aToken({ account: 'another' }))

    expect(reload).toHaveBeenCalledOnce()
  })

  it.each(['guest', 'unreachable'] as const)('that signs in is followed by a page that is %s', (status) => {
    const { session } = watched({ user: undefined, status }, null)

    otherWindowStores(aToken())

    expect(session.getState().status).toBe('starting')
  })

  it('that stores something else is none of our business', () => {
    const { session } = watched()
    forgetToken()

    dispatchEvent(new StorageEvent('storage', { key: 'settings' }))

    expect(session.getState().status).toBe('signed-in')
  })
})

it('a network that is back makes us ask again whom the token belongs to', () => {
  const { session } = watched({ user: undefined, status: 'unreachable' })

  dispatchEvent(new Event('online'))

  expect(session.getState().status).toBe('starting')
})

it('a watch that was stopped hears nothing', () => {
  const { session, token, stop } = watched()

  stop()
  tellRefused(token)

  expect(session.getState().status).toBe('signed-in')
})

type Watched = { readonly session: SessionStore; readonly token: string | null; readonly stop: () => void }

function watched(first: Partial<SessionFirst> = {}, token: string | null = aToken(), keeper: SessionKeeper = aKeeper()): Watched {
  if (token !== null) keepToken(token)
  const status = first.status ?? 'signed-in'
  const session = createSession({ user: status === 'guest' ? undefined : aUser(), ...first, status })
  const stop = watchSession(session, keeper)
  onTestFinished(stop)
  return { session, token, stop }
}

function otherWindowStores(token: string | null): void {
  if (token === null) forgetToken()
  else keepToken(token)
  dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: token }))
}
