import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import {
  anOffice,
  anOfficeUser,
  cookieHeader,
  fromOwnPage,
  readOfficeSession,
  signInAtOffice,
  type Office,
} from '../../../../scripts/testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await anOffice([anOfficeUser('beat', { roles: ['office-clerk'] })])
})
afterAll(() => office.close())

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const plain = { 'content-type': 'text/plain' }

/** What another site can make a browser send, with the cookie as if the browser had no rule about it. */
const attacks: readonly (readonly [string, InjectOptions])[] = [
  ['another site', { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, payload: '{}' }],
  ['a neighbour of the same site', { method: 'POST', headers: { ...json, 'sec-fetch-site': 'same-site' }, payload: '{}' }],
  ['an address typed in or a program', { method: 'POST', headers: { ...json, 'sec-fetch-site': 'none' }, payload: '{}' }],
  ['a browser that does not say where it is', { method: 'POST', headers: json, payload: '{}' }],
  ['a form of another site', { method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' }, payload: 'a=b' }],
  ['a form of a browser that does not say where it is', { method: 'POST', headers: form, payload: 'a=b' }],
  ['text that needs no leave', { method: 'POST', headers: { ...plain, 'sec-fetch-site': 'cross-site' }, payload: '{}' }],
  ['text of our own page', { method: 'POST', headers: { ...plain, ...fromOwnPage }, payload: '{}' }],
  ['a picture', { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a link on our own page', { method: 'GET', headers: fromOwnPage }],
  ['another method', { method: 'PUT', headers: { ...json, ...fromOwnPage }, payload: '{}' }],
  ['a method in disguise', { method: 'GET', headers: { ...fromOwnPage, 'x-http-method-override': 'POST' } }],
]

it.each(attacks)('%s cannot sign an officer out', async (_name, attack) => {
  const { cookies } = await signInAtOffice(office, 'beat')

  const reply = await office.server.app.inject({
    ...attack,
    url: '/api/office/sign-out',
    headers: { ...attack.headers, ...cookieHeader(cookies) },
  })

  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect((await readOfficeSession(office.server, cookies)).status).toBe(200)
})

it('the same call of our own page signs the officer out', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')

  const reply = await office.server.app.inject({
    method: 'POST',
    url: '/api/office/sign-out',
    headers: { ...json, ...fromOwnPage, ...cookieHeader(cookies) },
    payload: '{}',
  })

  expect(reply.statusCode).toBe(200)
  expect((await readOfficeSession(office.server, cookies)).status).toBe(401)
})

const begun = { 'sign-in': '{"returnPath":"/desk"}', finish: '{"query":"?code=theirs&state=theirs"}' } as const

it.each(attacks.flatMap(([name, attack]) => Object.entries(begun).map(([path, payload]) => [name, path, payload, attack] as const)))(
  '%s cannot begin or end a sign-in: %s',
  async (_name, path, payload, attack) => {
    const body = attack.method === 'GET' ? {} : { payload }

    const reply = await office.server.app.inject({ ...attack, url: `/api/office/${path}`, ...body })

    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.headers['set-cookie']).toBeUndefined()
  },
)

it.each(Object.entries(begun))('our own page can: %s', async (path, payload) => {
  const headers = { ...json, ...fromOwnPage }

  const reply = await office.server.app.inject({ method: 'POST', url: `/api/office/${path}`, headers, payload })

  expect(reply.statusCode).toBe(200)
})

it('nothing about the tax office is kept by browsers or caches', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')

  const replies = [
    await office.server.app.inject({ url: '/api/office/session', headers: cookieHeader(cookies) }),
    await office.server.app.inject({
      method: 'POST',
      url: '/api/office/sign-out',
      headers: { ...fromOwnPage, ...cookieHeader(cookies) },
      payload: {},
    }),
  ]

  expect(replies.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
  ])
})
