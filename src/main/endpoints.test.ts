import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Route } from '../platform/http.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { describeApi } from './api-docs.ts'
import { contractRoutes } from './contract-routes.ts'
import { pagePaths } from './page-paths.ts'

let server: TestServer
let routes: readonly Route[]
beforeAll(async () => {
  server = await aServer()
  routes = await contractRoutes()
})
afterAll(() => server.app.close())

it('every endpoint has exactly one handler', () => {
  const names = routes.map(({ endpoint: { method, path } }) => `${method} ${path}`)

  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it('everybody may call these endpoints and no others', () => {
  const open = routes.filter(({ endpoint }) => endpoint.access === 'public').map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

  expect(open).toEqual([
    'POST /BusinessAPI/efristerstreckung',
    'POST /BusinessAPI/efristerstreckung/rueckgaengig',
    'POST /BusinessAPI/efristerstreckung/pruefung',
    'POST /BusinessAPI/efristerstreckung/beleg',
    'POST /BusinessAPI/efristerstreckung/kalender',
    'POST /BusinessAPI/efristerstreckung/email',
    'GET /BusinessAPI/efristerstreckung/regeln',
    'POST /BusinessAPI/efristerstreckung/hilfe',
    'POST /BusinessAPI/efristerstreckung/rueckmeldung',
    'POST /BusinessAPI/efristerstreckung/schritt',
    'GET /api/status',
    'GET /api/auth',
    'POST /api/auth/register',
    'POST /api/auth/password/forgotten',
    'POST /api/auth/link',
    'POST /api/auth/password/reset',
    'POST /api/auth/second-step',
    'POST /api/auth/passkey/start',
    'POST /api/auth/passkey',
    'POST /api/invitations/read',
    'GET /api/auth/providers',
    'POST /api/auth/provider/start',
    'POST /api/auth/provider/finish',
    'POST /api/auth/provider/firebase',
    'POST /api/office/sign-in',
    'POST /api/office/finish',
    'GET /api/office/visit',
    'GET /api/calendar-app/feed.ics',
    'GET /api/file-manager-app/content',
    'GET /api/file-manager-app/zip',
    'GET /api/profile/picture',
  ])
})

it('these calls only read although they are sent by POST, and pages repeat them; all others change or record something', () => {
  const reading = routes.filter(({ endpoint }) => endpoint.onlyReads).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

  expect(reading.toSorted()).toEqual([
    'POST /BusinessAPI/efristerstreckung/beleg',
    'POST /BusinessAPI/efristerstreckung/kalender',
    'POST /BusinessAPI/efristerstreckung/pruefung',
    'POST /api/auth/link',
    'POST /api/invitations/read',
    'POST /api/mail-app/picture',
  ])
})

it('the server answers at the endpoints, the pages and these few addresses of its own', () => {
  const own = ['/health/live', '/health/ready', '/api/live', '/api/docs/openapi.json', '/api/openapi.json']

  for (const url of own) expect(server.app.hasRoute({ method: 'GET', url })).toBe(true)
  for (const { endpoint } of routes) expect(server.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
})

it('the printed contract names every endpoint with the German words of the wire', () => {
  const api = describeApi(routes)

  expect(Object.keys(api.paths)).toHaveLength(new Set(routes.map(({ endpoint }) => endpoint.path)).size)
  const submit = api.paths['/BusinessAPI/efristerstreckung']?.['post']
  expect(submit?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['Periode', 'Wunschfrist', 'PersonSearchRequest'],
  })
})

it('a path without a page answers 404, also in its page form', async () => {
  const reply = await server.app.inject({ url: '/nicht/da', headers: { accept: 'text/html' } })

  expect(pagePaths).not.toContain('/nicht/da')
  expect(reply.statusCode).toBe(404)
})
