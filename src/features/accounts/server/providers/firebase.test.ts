import { createHmac } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer } from '../../../../../scripts/testing/accounts.ts'
import { aFirebase, type TestFirebase } from '../../../../../scripts/testing/firebase.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../../kit/settings.ts'
import type { SignedIn } from '../../contract.ts'

let firebase: TestFirebase
let other: TestFirebase
let server: TestServer
beforeAll(async () => {
  firebase = await aFirebase()
  other = await aFirebase()
  server = await aServer({ settings: firebase.settings, clock: now() })
})
afterAll(async () => {
  await server.app.close()
  await firebase.stop()
  await other.stop()
})
afterEach(() => void vi.useRealTimers())

// Firebase and its SDK know no other day than today.
const now = (): string => new Date().toISOString()
const anna = { uid: 'uid-anna', email: 'anna@example.com', name: 'Anna Muster' }
const exchange = (idToken: string, further: object = {}, { app } = server) =>
  app.inject({ method: 'POST', url: '/api/auth/provider/firebase', payload: { idToken, refreshToken: 'refresh', ...further } })

describe('exchanging a token of Firebase', () => {
  it('§3.10 §6.2 gives a user from firebase with the role admin, name and e-mail from the token', async () => {
    const reply = await exchange(await firebase.tokens.issue(anna))

    const { user, access_token: token } = reply.json<SignedIn>()
    expect(user).toMatchObject({ from: 'firebase', role: ['admin'], data: { displayName: 'Anna Muster', email: 'anna@example.com' } })
    const resumed = await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })
    expect(resumed.json<SignedIn>().user).toEqual(user)
  })

  it('knows somebody again by who they are, not by their address', async () => {
    const first = await exchange(await firebase.tokens.issue({ ...anna, uid: 'uid-1' }))
    const moved = await exchange(await firebase.tokens.issue({ ...anna, uid: 'uid-1', email: 'new@example.com' }))
    const twin = await exchange(await firebase.tokens.issue({ ...anna, uid: 'uid-2' }))

    expect(moved.json<SignedIn>().user).toMatchObject({ uuid: first.json<SignedIn>().user.uuid, data: { email: 'new@example.com' } })
    expect(twin.json<SignedIn>().user.uuid).not.toBe(first.json<SignedIn>().user.uuid)
  })

  it('takes the name somebody chose before the one in the token', async () => {
    const reply = await exchange(await firebase.tokens.issue({ ...anna, uid: 'uid-named' }), { displayName: 'Anna M.' })

    expect(reply.json<SignedIn>().user.data.displayName).toBe('Anna M.')
  })

  it('§5.20 uses settings of the record only with a theme and a layout style', async () => {
    const idToken = await firebase.tokens.issue({ ...anna, uid: 'uid-settings' })
    const { theme } = defaultSettings

    const whole = await exchange(idToken, { record: { settings: defaultSettings, shortcuts: ['mail'] } })
    const half = await exchange(idToken, { record: { settings: { theme } } })

    expect(whole.json<SignedIn>().user.data).toMatchObject({ settings: defaultSettings, shortcuts: ['mail'] })
    expect(half.json<SignedIn>().user.data.settings).toEqual(defaultSettings)
  })

  it('§7.10 is not offered where the configuration is empty', async () => {
    const without = await aServerForThisTest({ settings: { FIREBASE: '{}' } })

    const [reply, offered] = [
      await exchange(await firebase.tokens.issue(anna), {}, without),
      await without.app.inject({ url: '/api/auth/providers' }),
    ]

    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'not-found'])
    expect(offered.json()).not.toHaveProperty('firebase')
  })
})

describe('tokens that Firebase has not given for us', () => {
  const seconds = (shift: number): number => Math.floor(Date.now() / 1000) + shift
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const withHeader = async (header: object, key?: string): Promise<string> => {
    const signed = `${encoded(header)}.${(await firebase.tokens.issue(anna)).split('.')[1]}`
    return `${signed}.${key === undefined ? '' : createHmac('sha256', key).update(signed).digest('base64url')}`
  }
  const changed = async (change: object): Promise<string> => {
    const [header, , signature] = (await firebase.tokens.issue(anna)).split('.')
    return `${header}.${encoded({ ...decodeJwt(await firebase.tokens.issue(anna)), ...change })}.${signature}`
  }
  const forged: readonly (readonly [string, () => Promise<string>])[] = [
    ['signed with another key of the same name', () => other.tokens.issue(anna)],
    ['of another issuer', () => firebase.tokens.issue(anna, { iss: 'https://securetoken.google.com/other' })],
    ['of an issuer that only begins alike', () => firebase.tokens.issue(anna, { iss: 'https://securetoken.google.com/demo-muster.evil' })],
    ['for another project', () => firebase.tokens.issue(anna, { aud: 'other' })],
    ['for two projects', () => firebase.tokens.issue(anna, { aud: ['demo-muster', 'other'] })],
    ['for nobody', () => firebase.tokens.issue(anna, { aud: undefined })],
    ['that has expired', () => firebase.tokens.issue(anna, { iat: seconds(-7200), auth_time: seconds(-7200), exp: seconds(-3600) })],
    ['that never expires', () => firebase.tokens.issue(anna, { exp: undefined })],
    ['from the future', () => firebase.tokens.issue(anna, { iat: seconds(600) })],
    ['that was never issued', () => firebase.tokens.issue(anna, { iat: undefined })],
    ['of a sign-in in the future', () => firebase.tokens.issue(anna, { auth_time: seconds(600) })],
    ['without a sign-in', () => firebase.tokens.issue(anna, { auth_time: undefined })],
    ['without anybody', () => firebase.tokens.issue(anna, { sub: undefined })],
    ['with nobody', () => firebase.tokens.issue(anna, { sub: '' })],
    ['with somebody of 129 letters', () => firebase.tokens.issue(anna, { sub: 'x'.repeat(129) })],
    ['not signed at all', () => withHeader({ alg: 'none' })],
    ['signed with the published key as a password', () => withHeader({ alg: 'HS256', kid: 'key-1' }, published())],
    ['of a key that nobody publishes', () => withHeader({ alg: 'RS256', kid: 'mine' }, 'x')],
    ['changed on the way', () => changed({ sub: 'uid-of-somebody-else' })],
  ]
  const published = (): string => JSON.stringify(firebase.tokens.published().keys[0])

  it.each(forged)('a token %s is refused, where a check that only reads it would take it', async (_name, make) => {
    const token = await make()

    const reply = await exchange(token)

    expect(decodeJwt(token)['email']).toBe('anna@example.com')
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not-signed-in'])
  })

  it('are all answered alike, and the right one among them is not', async () => {
    const replies = await Promise.all(forged.map(async ([, make]) => (await exchange(await make())).body))

    expect(new Set(replies.map((body) => body.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1)
    expect((await exchange(await firebase.tokens.issue(anna))).statusCode).toBe(200)
  })

  it('somebody without an e-mail address has no account here', async () => {
    expect((await exchange(await firebase.tokens.issue(anna, { email: undefined }))).statusCode).toBe(401)
  })
})

describe('the published keys', () => {
  it('are looked up again when Firebase has a new one, and the old one counts no more', async () => {
    const turning = await aFirebase()
    const here = await aServerForThisTest({ settings: turning.settings, clock: now() })
    const old = await turning.tokens.issue(anna)
    const before = await exchange(old, {}, here)

    await turning.tokens.rotate()
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
    const after = [await exchange(await turning.tokens.issue(anna), {}, here), await exchange(old, {}, here)]

    expect([before, ...after].map(({ statusCode }) => statusCode)).toEqual([200, 200, 401])
    await turning.stop()
  })

  it('are asked for once, however many sign in and however many keys somebody invents', async () => {
    const counted = await aFirebase()
    const here = await aServerForThisTest({ settings: counted.settings, clock: now() })

    await exchange(await counted.tokens.issue(anna), {}, here)
    for (let count = 0; count < 5; count += 1) {
      const [, payload] = (await counted.tokens.issue(anna)).split('.')
      const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: `invented-${count}` })).toString('base64url')
      await exchange(`${header}.${payload}.AAAA`, {}, here)
    }

    expect(counted.asked).toEqual(['GET /keys'])
    await counted.stop()
  })

  it('that cannot be read are not the fault of whoever signs in', async () => {
    const gone = await aFirebase()
    const here = await aServerForThisTest({ settings: gone.settings, clock: now() })
    const token = await gone.tokens.issue(anna)
    await gone.stop()

    const reply = await exchange(token, {}, here)

    expect(reply.json<{ code: string }>().code).toBe('unavailable')
  })
})
