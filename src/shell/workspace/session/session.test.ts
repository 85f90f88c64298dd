import { describe, expect, it } from 'vitest'
import { aUser } from '../../../../scripts/testing/workspace.tsx'
import { createSession, type SessionStore } from './session.ts'

describe('a session', () => {
  it('§4.20 begins with a login or a registration that succeeded', () => {
    const session = createSession({ status: 'guest' })

    session.getState().signedIn(aUser())

    expect(stateOf(session)).toEqual({ user: aUser(), status: 'signed-in', message: undefined })
  })

  it('§4.20 stays that of a guest after one that failed', () => {
    const session = createSession({ status: 'guest' })

    session.getState().setUser(undefined)

    expect(stateOf(session)).toEqual({ user: undefined, status: 'guest', message: undefined })
  })

  it('§4.20 takes a user from wherever one was loaded, e.g. an identity server', () => {
    const session = createSession({ status: 'guest' })

    session.getState().setUser(aUser({ from: 'identity provider' }))

    expect(stateOf(session)).toMatchObject({ user: { from: 'identity provider' }, status: 'signed-in' })
  })

  it('§4.20 takes changes of its user, and of nobody else', () => {
    const session = aSession()

    session.getState().updateUser(aUser({ name: 'Andrea Muster' }))
    session.getState().updateUser(aUser({ id: 'another', name: 'Luca Frei' }))

    expect(session.getState().user?.name).toBe('Andrea Muster')
  })

  it('§4.20 removes the data of a user whose token was worth nothing, and says why', () => {
    const session = createSession({ status: 'starting' })

    session.getState().removeUser('access_token expired')

    expect(stateOf(session)).toEqual({ user: undefined, status: 'guest', message: 'access_token expired' })
  })

  it('§4.20 ends with a logout', () => {
    const session = aSession()

    session.getState().signedOut()

    expect(stateOf(session)).toEqual({ user: undefined, status: 'guest', message: undefined })
  })

  it('§4.20 can be reset to where it began', () => {
    const session = aSession()

    session.getState().reset()

    expect(stateOf(session)).toEqual({ user: undefined, status: 'starting', message: undefined })
  })

  it('§4.25 that is interrupted keeps the user of the page that still stands', () => {
    const session = aSession()

    session.getState().interrupted('Invalid access_token')
    session.getState().setUser(aUser({ name: 'Andrea Muster' }))

    expect(stateOf(session)).toEqual({
      user: aUser({ name: 'Andrea Muster' }),
      status: 'interrupted',
      message: 'Invalid access_token',
    })
  })

  it.each(['guest', 'starting', 'unreachable'] as const)('of nobody (%s) cannot be interrupted', (status) => {
    const session = createSession({ status })

    session.getState().interrupted('Invalid access_token')

    expect(session.getState().status).toBe(status)
  })

  it('keeps the first reason for which it was interrupted', () => {
    const session = aSession()

    session.getState().interrupted('access_token expired')
    session.getState().interrupted('Invalid access_token')

    expect(session.getState().message).toBe('access_token expired')
  })
})

function aSession(): SessionStore {
  return createSession({ user: aUser(), status: 'signed-in' })
}

function stateOf(session: SessionStore): object {
  const { user, status, message } = session.getState()
  return { user, status, message }
}
