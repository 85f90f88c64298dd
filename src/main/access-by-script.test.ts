import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer } from '../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { makeToken } from '../features/accounts/account-contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { mayRepeat } from '../kit/endpoint.ts'
import { isForTokens } from '../platform/access.ts'
import { contractRoutes } from './contract-routes.ts'

const guarded = (await contractRoutes())
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'signed-in' || access === 'admin')

let server: TestServer
const tokens = { read: '', write: '', session: '' }
beforeAll(async () => {
  server = await aServer()
  const anna = await anAccount(server)
  tokens.session = anna.token
  for (const rights of ['read', 'write'] as const)
    tokens[rights] = (await answerTo(server, anna, makeToken, { name: rights, rights, days: 7 })).token
})
afterAll(() => server.app.close())

/** Without an input: what is refused at the gate is refused before anything is read. */
async function refusal({ method, path }: Endpoint, token: string): Promise<string> {
  const reply = await server.app.inject({ method, url: path, headers: bearer(token), ...(method === 'POST' ? { payload: {} } : {}) })
  const { message = '' } = reply.headers['content-type']?.startsWith('application/json') ? reply.json<{ message?: string }>() : {}
  return reply.statusCode === 403 && /access token/i.test(message) ? message : ''
}

it('access tokens reach the apps, and nothing that is about accounts, members, security or exports', async () => {
  const areas = new Set(guarded.filter(isForTokens).map(({ path }) => path.split('/')[2] ?? ''))

  // A new area of the product is decided upon here.
  expect([...areas].toSorted((one, other) => one.localeCompare(other))).toEqual([
    'academy-app',
    'analytics-dashboard-app',
    'calendar-app',
    'chat',
    'contacts-app',
    'e-commerce-app',
    'faq',
    'file-manager-app',
    'files',
    'help',
    'home',
    'icons',
    'invoices',
    'knowledge-base',
    'mail-app',
    'notes-app',
    'notifications',
    'profile',
    'project-dashboard-app',
    'quick-panel',
    'scrumboard-app',
    'search',
    'todo-app',
  ])
  expect(guarded.filter((endpoint) => endpoint.watched !== undefined && isForTokens(endpoint))).toEqual([])
})

it('every call that is not for tokens is refused to one that may write, and the others are not', async () => {
  const wrong: string[] = []
  for (const endpoint of guarded) {
    const isRefused = (await refusal(endpoint, tokens.write)) !== ''
    if (isRefused === isForTokens(endpoint)) wrong.push(`${endpoint.method} ${endpoint.path}`)
  }

  expect(wrong).toEqual([])
})

it('a token that may read changes nothing', async () => {
  const wrong: string[] = []
  for (const endpoint of guarded.filter(isForTokens)) {
    const isRefused = (await refusal(endpoint, tokens.read)) !== ''
    if (isRefused === mayRepeat(endpoint)) wrong.push(`${endpoint.method} ${endpoint.path}`)
  }

  expect(wrong).toEqual([])
})

it('the session of a person is refused none of this, so the test can tell', async () => {
  const some = guarded.filter((endpoint) => !isForTokens(endpoint) && endpoint.method === 'GET')

  const refused = await Promise.all(some.map((endpoint) => refusal(endpoint, tokens.session)))

  expect(some.length).toBeGreaterThan(5)
  expect(refused.filter((message) => message !== '')).toEqual([])
})
