// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, aSignedIn, aWireUser, refusal } from '../../../../scripts/testing/account-calls.ts'
import { storedToken } from '../../../shell/stored-token.ts'
import { refusedEvent } from '../../../shell/token.ts'
import { sessionKeeper } from './session-keeper.ts'
import { userFrom } from './user.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('going on with a stored token', () => {
  it('§7.3 §7.5 shows the token, gets the user, and keeps the fresh token', async () => {
    localStorage.setItem('jwt_access_token', 'an.old.token')
    const sent = answerCalls({ '/api/auth/access-token': () => aSignedIn() })

    const user = await sessionKeeper.resume()

    expect(user).toEqual(userFrom(aWireUser()))
    expect(sent[0]?.authorization).toBe('Bearer an.old.token')
    expect(storedToken()).toBe('a.fresh.token')
  })

  it('is not lost because the server was busy for a moment', async () => {
    localStorage.setItem('jwt_access_token', 'an.old.token')
    const answers = [refusal(503, 'unavailable', 'Busy.'), refusal(503, 'unavailable', 'Busy.'), aSignedIn()]
    const sent = answerCalls({ '/api/auth/access-token': () => answers.shift() })

    const user = await sessionKeeper.resume()

    expect([user.id, sent.length, storedToken()]).toEqual([aWireUser().uuid, 3, 'a.fresh.token'])
  })

  it('§8.9 fails with what the server says', async () => {
    answerCalls({ '/api/auth/access-token': () => refusal(401, 'not-signed-in', 'Invalid access token detected') })

    await expect(sessionKeeper.resume()).rejects.toMatchObject({ code: 'not-signed-in', message: 'Invalid access token detected' })
  })
})

describe('saving', () => {
  it.each([
    ['firebase', 'User data saved to firebase'],
    ['auth0', 'User data saved to auth0'],
    ['custom api', 'User data saved with api'],
    ['identity provider', 'User data saved with api'],
  ] as const)('§7.7 §7.8 of an account from %s says «%s»', async (from, notice) => {
    const wire = aWireUser({ from })
    const sent = answerCalls({ '/api/auth/user/update': () => wire })

    const saved = await sessionKeeper.save(userFrom(wire))

    expect(saved).toEqual({ user: userFrom(wire), notice })
    expect(sent[0]?.body).toEqual({ user: wire })
  })

  it('§7.8 §8.15 fails with the message of the server', async () => {
    answerCalls({ '/api/auth/user/update': () => refusal(400, 'invalid-input', 'Enter display name') })

    await expect(sessionKeeper.save(userFrom(aWireUser()))).rejects.toThrow('Enter display name')
  })
})

it('§4.21 ends the session at the server, and a session that had ended interrupts nobody', async () => {
  const interrupted = vi.fn()
  addEventListener(refusedEvent, interrupted)
  const sent = answerCalls({ '/api/auth/sign-out': () => refusal(401, 'not-signed-in', 'Invalid access token detected') })

  await expect(sessionKeeper.signOut(userFrom(aWireUser()))).rejects.toMatchObject({ code: 'not-signed-in' })

  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/sign-out'])
  expect(interrupted).not.toHaveBeenCalled()
  removeEventListener(refusedEvent, interrupted)
})
