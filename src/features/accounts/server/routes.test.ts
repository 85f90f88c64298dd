import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, basic, bearer } from '../../../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../kit/settings.ts'
import type { SignedIn } from '../contract.ts'

const shortcuts = ['calendar', 'mail', 'contacts', 'todo']

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const signIn = (name: string, password: string) => server.app.inject({ url: '/api/auth', headers: basic(name, password) })
const resume = (token: string, { app }: Pick<TestServer, 'app'> = server) =>
  app.inject({ url: '/api/auth/access-token', headers: bearer(token) })
const invalid = { code: 'not-signed-in', message: 'Invalid access token detected' }

describe('GET /api/auth', () => {
  it('§7.4 answers the user and a token', async () => {
    const { email, password } = await anAccount(server, { displayName: 'Anna Muster' })

    const reply = await signIn(email, password)

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      user: {
        from: 'custom api',
        role: ['admin'],
        data: { displayName: 'Anna Muster', email, photoURL: '', settings: defaultSettings, shortcuts },
      },
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    })
  })

  it('§3.10 §3.53 gives the user in the shape of the wire and nothing else of the account', async () => {
    const { email, password, id, workspaceId } = await anAccount(server, { displayName: 'Anna Muster' })

    expect((await signIn(email, password)).json<SignedIn>().user).toEqual({
      uuid: id,
      from: 'custom api',
      role: ['admin'],
      data: { displayName: 'Anna Muster', photoURL: '', email, settings: defaultSettings, shortcuts },
      workspace: { id: workspaceId, name: 'Anna Muster' },
    })
  })

  it.each([
    ['nobody@example.com', 'long enough'],
    ['', ''],
    ['zero\u0000@example.com', 'long enough'],
    ["' or 1=1 --", 'long enough'],
  ])('§8.10 an address nobody has is told so: %j', async (name, password) => {
    expect((await signIn(name, password)).json()).toEqual({
      error: { email: 'Check your username/email', password: 'Check your password' },
    })
  })

  it.each(['not this one', '', 'x'.repeat(5000), 'zero\u0000'])('§8.11 a wrong password is told so: %#', async (password) => {
    const { email } = await anAccount(server)

    expect((await signIn(email, password)).json()).toEqual({ error: { email: null, password: 'Check your password' } })
  })

  it('§5.18 the address may be written in capitals and with blanks around it, the password only as it is', async () => {
    const { email, password } = await anAccount(server)

    expect((await signIn(` ${email.toUpperCase()} `, password)).json()).toHaveProperty('access_token')
    expect((await signIn(email, password.toUpperCase())).json()).toHaveProperty('error.password', 'Check your password')
    expect((await signIn(email, `${password} `)).json()).toHaveProperty('error.password', 'Check your password')
  })

  it('takes no password from the address or from a header of another kind', async () => {
    const { email, password } = await anAccount(server)
    const query = new URLSearchParams({ email, password }).toString()

    const replies = await Promise.all([
      server.app.inject({ url: `/api/auth?${query}` }),
      server.app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${btoa(`${email}:${password}`)}` } }),
      server.app.inject({ url: '/api/auth', headers: { authorization: 'Basic %%%' } }),
    ])

    for (const reply of replies) expect(reply.json()).toHaveProperty('error.email', 'Check your username/email')
  })

  it('tells whoever knows the password of a closed account that it is closed, and nobody else', async () => {
    const { email, password, id } = await anAccount(server)
    await server.database.owner.query('update accounts.account set disabled_at = now() where id = $1', [id])

    const [right, wrong] = [await signIn(email, password), await signIn(email, 'not this one')]

    expect(right.statusCode).toBe(403)
    expect(right.json()).not.toHaveProperty('access_token')
    expect(wrong.json()).toEqual({ error: { email: null, password: 'Check your password' } })
  })
})

describe('GET /api/auth/access-token', () => {
  it('§7.5 answers the user and a token for the next days', async () => {
    const { token, id } = await anAccount(server)

    const reply = await resume(token)

    expect(reply.statusCode).toBe(200)
    expect(reply.json<SignedIn>().user.uuid).toBe(id)
    expect((await resume(reply.json<SignedIn>().access_token)).statusCode).toBe(200)
  })

  it('§9.9 a token lives for two days', async () => {
    const { token } = await anAccount(server)

    const { iat = 0, exp = 0 } = decodeJwt(token)

    expect(exp - iat).toBe(2 * 24 * 60 * 60)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' })
  })

  it('says nothing personal in the token', async () => {
    const { token, id } = await anAccount(server)

    expect(Object.keys(decodeJwt(token)).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub'])
    expect(decodeJwt(token).sub).toBe(id)
  })

  it('§8.9 refuses a token that is none, is not ours or is missing', async () => {
    const { token } = await anAccount(server)
    const [head = '', claims = ''] = token.split('.')

    for (const wrong of ['', 'x', `${head}.${claims}.`, `${token}x`, token.slice(0, -4)]) {
      const reply = await resume(wrong)
      expect([reply.statusCode, reply.json()]).toEqual([401, invalid])
    }
    expect((await server.app.inject({ url: '/api/auth/access-token' })).json()).toEqual(invalid)
  })

  it('refuses a token two days after it was given, on the second', async () => {
    const first = await aServerForThisTest({ clock: '2026-03-10T12:00:00Z' })
    const { token } = await anAccount(first)
    const at = (clock: string) =>
      aServerForThisTest({ database: { ...first.database, options: { ...first.database.options, clock }, close: async () => {} } })
    const [before, after] = [await at('2026-03-12T11:59:59Z'), await at('2026-03-12T12:00:00Z')]

    expect((await resume(token, after)).statusCode).toBe(401)
    expect((await resume(token, before)).statusCode).toBe(200)
  })

  it('a session that is used goes on for thirty days and ends two days later at the latest', async () => {
    const { token, id } = await anAccount(server)
    const { owner } = server.database
    await owner.query("update accounts.session set created_at = created_at - interval '31 days' where account_id = $1", [id])

    await resume(token)

    const { rows } = await owner.query('select (expires_at - created_at)::text as lasts from accounts.session where account_id = $1', [id])
    expect(rows).toEqual([{ lasts: '32 days' }])
  })
})

describe('POST /api/auth/sign-out', () => {
  it('ends this session for good and leaves the others', async () => {
    const { token, email, password } = await anAccount(server)
    const other = (await signIn(email, password)).json<SignedIn>().access_token
    const before = await resume(token)

    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(token), payload: {} })

    expect(reply.json()).toEqual({})
    expect(before.statusCode).toBe(200)
    expect([(await resume(token)).statusCode, (await resume(token)).json()]).toEqual([401, invalid])
    expect((await resume(before.json<SignedIn>().access_token)).statusCode).toBe(401)
    expect((await resume(other)).statusCode).toBe(200)
  })

  it('refuses whoever is not signed in', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {} })).statusCode).toBe(401)
  })
})
