import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { decodeJwt, decodeProtectedHeader, importJWK, type CryptoKey, type JWK } from 'jose'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { forgedTokens, type Forged } from '../../scripts/access/forged-tokens.ts'
import { anAccount, bearer, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { contractRoutes } from './contract-routes.ts'

let server: TestServer
let account: TestAccount
type Door = InjectOptions & { readonly url: string }

let guarded: readonly Door[]
beforeAll(async () => {
  server = await aServer()
  account = await anAccount(server)
  const routes = await contractRoutes()
  guarded = [
    { url: '/api/live' },
    ...routes
      .filter(({ endpoint }) => endpoint.access !== 'public')
      .map(({ endpoint: { method, path } }): Door => ({ method, url: path, ...(method === 'POST' ? { payload: {} } : {}) })),
  ]
})
afterAll(() => server.app.close())

it('no forged token opens any door, and all are refused in the same words', async () => {
  const asked = await aKeyServer()
  const forged = [...(await forgedTokens(await means(asked.url))), ...(await worthless())]
  const started = performance.now()

  const replies = await Promise.all(
    guarded.flatMap((door) => forged.map(async ({ token }) => server.app.inject({ ...door, headers: bearer(token) }))),
  )

  const milliseconds = (performance.now() - started) / replies.length
  const accepted = replies.filter(({ statusCode }) => statusCode !== 401)
  const words = guarded.map(
    (_door, index) => new Set(replies.slice(index * forged.length, (index + 1) * forged.length).map(({ body }) => body)),
  )
  expect(accepted).toEqual([])
  expect(words.filter(({ size }) => size !== 1)).toEqual([])
  expect(asked.visits()).toBe(0)
  expect(forged.length).toBeGreaterThanOrEqual(26)
  tellFigures({
    title: 'forged tokens accepted',
    isTrue: accepted.length === 0,
    figures: `0 of ${replies.length} (${forged.length} kinds × ${guarded.length} doors), one answer per door, ${milliseconds.toFixed(1)} ms each, ${asked.visits()} requests to the keys they offer`,
  })
}, 60_000)

it('a good token opens the same doors, so the test can tell', async () => {
  const replies = await Promise.all(
    guarded
      .filter(({ url }) => url !== '/api/live' && !url.startsWith('/api/office'))
      .filter(({ url }) => url !== '/api/auth/sign-out')
      .map((door) => server.app.inject({ ...door, headers: bearer(account.token) })),
  )

  expect(replies.map(({ statusCode }) => statusCode)).not.toContain(401)
})

it('a reader that trusts what a token says of itself would accept many of them', async () => {
  const forged = await forgedTokens(await means('http://127.0.0.1:9/keys'))

  const believed = forged.filter(({ token }) => {
    try {
      return typeof decodeJwt(token).sub === 'string'
    } catch {
      return false
    }
  })

  expect(believed.length).toBeGreaterThan(20)
  tellFigures({
    title: 'forged tokens a careless reader accepts (control)',
    isTrue: believed.length > 0,
    figures: `${believed.length} of ${forged.length} kinds`,
  })
})

it('a role that was taken away is gone with the next request of an old token', async () => {
  const { token, id } = await anAccount(server)
  const invite = () => server.app.inject({ url: '/api/workspaces/invitations', headers: bearer(token) })
  const before = await invite()

  await server.database.owner.query("update accounts.membership set role = 'staff' where account_id = $1", [id])

  expect([before.statusCode, (await invite()).statusCode]).toEqual([200, 403])
})

it('a token counts in its header only, and only for the method of the call', async () => {
  const { token } = account
  const elsewhere: readonly InjectOptions[] = [
    { url: `/api/workspaces?access_token=${token}` },
    { url: '/api/workspaces', headers: { cookie: `jwt_access_token=${token}; access_token=${token}` } },
    { url: '/api/workspaces', headers: { 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` } },
    { method: 'POST', url: '/api/workspaces/leave', payload: { access_token: token } },
    { method: 'HEAD', url: '/api/workspaces', headers: bearer(token) },
    { method: 'OPTIONS', url: '/api/workspaces', headers: bearer(token) },
    { method: 'PUT', url: '/api/workspaces/rename', headers: bearer(token), payload: { name: 'Anders' } },
    { url: '/api/workspaces/rename?name=Anders', headers: { ...bearer(token), 'x-http-method-override': 'POST' } },
  ]

  const replies = await Promise.all(elsewhere.map((each) => server.app.inject(each)))

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 404, 404, 404, 404])
})

/** Good once: signed out, closed accounts, sessions that ran out, and an installation elsewhere. */
async function worthless(): Promise<readonly Forged[]> {
  const { owner } = server.database
  const [left, closed, over] = await Promise.all([anAccount(server), anAccount(server), anAccount(server)])
  await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(left.token), payload: {} })
  await owner.query('update accounts.account set disabled_at = now() where id = $1', [closed.id])
  await owner.query("update accounts.session set expires_at = platform.moment() - interval '1 second' where account_id = $1", [over.id])
  const elsewhere = await aServer()
  onTestFinished(() => elsewhere.app.close())
  return [
    { kind: 'after signing out', token: left.token },
    { kind: 'closed account', token: closed.token },
    { kind: 'session that ran out', token: over.token },
    { kind: 'another installation', token: (await anAccount(elsewhere)).token },
  ]
}

async function means(keysUrl: string) {
  const { rows } = await server.database.owner.query<{ private_key: JWK; public_key: JWK }>(
    'select private_key, public_key from accounts.signing_key order by made_at desc',
  )
  const [key] = rows
  if (!key) throw new Error('the server has signed nothing yet')
  return {
    good: account.token,
    header: { ...decodeProtectedHeader(account.token) },
    claims: { ...decodeJwt(account.token) },
    ourKey: (await importJWK(key.private_key, 'EdDSA')) as CryptoKey, // a key pair of ours is no shared secret
    ourPublicKey: key.public_key,
    victim: (await anAccount(server)).id,
    keysUrl,
  }
}

/** Where an attacker waits for our server to fetch their keys. */
async function aKeyServer(): Promise<{ readonly url: string; readonly visits: () => number }> {
  let visits = 0
  const keys = createServer((_request, response) => {
    visits += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => void keys.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void keys.close())
  const { port } = keys.address() as AddressInfo // it listens on TCP
  return { url: `http://127.0.0.1:${port}/keys`, visits: () => visits }
}
