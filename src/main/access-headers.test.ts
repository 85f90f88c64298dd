import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer } from '../../scripts/testing/accounts.ts'
import { tellFigures } from '../../scripts/access/figures.ts'
import { observatoryScore } from '../../scripts/access/observatory.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { contractRoutes } from './contract-routes.ts'
import { pagePaths } from './page-paths.ts'

const least = 130

let server: TestServer
beforeAll(async () => {
  server = await aServer({ settings: { RECEIPTS_PER_MINUTE: '1' } })
})
afterAll(() => server.app.close())

/** Every address of the server, and every way in which it can refuse. */
async function everyReply(): Promise<readonly (readonly [string, LightMyRequestResponse])[]> {
  const { email, password, token } = await anAccount(server)
  const staff = await anAccount(server)
  await server.database.owner.query("update accounts.membership set role = 'staff' where account_id = $1", [staff.id])
  const asked: readonly (readonly [string, InjectOptions])[] = [
    ...pagePaths.map((url) => [`page ${url}`, { url, headers: { accept: 'text/html' } }] as const),
    ...['/login', '/apps/team', '/desk', '/favicon.svg', '/offline', '/metrics', '/health/live', '/health/ready'].map(
      (url) => [url, { url }] as const,
    ),
    ...['/api/docs/openapi.json', '/api/openapi.json'].map((url) => [url, { url }] as const),
    ...(await contractRoutes()).map(
      ({ endpoint: { method, path } }) =>
        [`${method} ${path}`, { method, url: path, ...(method === 'POST' ? { payload: {} } : {}) }] as const,
    ),
    ['signed in, with a cookie', { url: '/api/auth', headers: basic(email, password) }],
    ['with a token', { url: '/api/auth/access-token', headers: bearer(token) }],
    ['401', { url: '/api/live' }],
    ['403', { method: 'POST', url: '/api/workspaces/rename', headers: bearer(staff.token), payload: { name: 'Anders' } }],
    ['404 of a call', { url: '/api/nowhere' }],
    ['404 of a page', { url: '/nirgends', headers: { accept: 'text/html' } }],
    ['404 of a file', { url: '/assets/nothing.js' }],
    ['another method', { method: 'DELETE', url: '/api/auth' }],
    ['400', { method: 'POST', url: '/api/auth/register', payload: '{', headers: { 'content-type': 'application/json' } }],
    ['413', { method: 'POST', url: '/api/auth/register', payload: { email: 'x'.repeat(20_000) } }],
    ['415', { method: 'POST', url: '/api/auth/register', payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
    ...Array.from(
      { length: 3 },
      (_, time) => [`429 (${time})`, { method: 'POST', url: '/BusinessAPI/efristerstreckung/pruefung', payload: {} }] as const,
    ),
  ]
  const replies = await Promise.all(asked.map(async ([name, options]) => [name, await server.app.inject(options)] as const))
  server.health.stop()
  return [...replies, ['503', await server.app.inject('/health/ready')]]
}

it('every reply of the server, errors included, scores at least 130 by the table of the Observatory', async () => {
  const replies = await everyReply()

  const scores = replies
    .map(([name, { headers, body }]) => ({ name, ...observatoryScore(headers, body) }))
    .toSorted((a, b) => a.total - b.total)

  expect(scores.filter(({ total }) => total < least)).toEqual([])
  expect(new Set(replies.map(([, { statusCode }]) => statusCode))).toEqual(new Set([200, 400, 401, 403, 404, 413, 429, 503]))
  tellFigures({
    title: `headers by the table of the Observatory, at least ${least}`,
    isTrue: (scores[0]?.total ?? 0) >= least,
    figures: `lowest ${scores[0]?.total} (${scores[0]?.name}), highest ${scores.at(-1)?.total}, ${replies.length} replies`,
  })
})

it('no policy allows inline code, evaluated code or another host', async () => {
  const policies = new Set((await everyReply()).map(([, { headers }]) => String(headers['content-security-policy'])))

  for (const policy of policies) expect(policy).not.toMatch(/unsafe|\*|https?:|data:|nonce|sha\d{3}-/)
  expect(policies.size).toBe(1)
})

it('a reply that lost one header is found', async () => {
  const { headers } = await server.app.inject('/nirgends')

  const scoreWithout = (name: string): number => observatoryScore({ ...headers, [name]: undefined }).total

  for (const name of ['content-security-policy', 'strict-transport-security', 'referrer-policy', 'cross-origin-resource-policy']) {
    expect(scoreWithout(name)).toBeLessThan(least)
  }
  expect(observatoryScore({ ...headers, 'content-security-policy': "default-src 'self' 'unsafe-inline'" }).total).toBeLessThan(90)
})
