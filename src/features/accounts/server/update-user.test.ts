import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../kit/settings.ts'
import type { AuthUser, SignedIn } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const userOf = async ({ token }: TestAccount): Promise<AuthUser> =>
  (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).json<SignedIn>().user

type Changes = { readonly data?: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>

/** Sends what the account is, with some of it changed. */
async function update(account: TestAccount, { data, ...changes }: Changes) {
  const user = await userOf(account)
  const payload = { user: { ...user, ...changes, data: { ...user.data, ...data } } }
  return server.app.inject({ method: 'POST', url: '/api/auth/user/update', headers: bearer(account.token), payload })
}

it('§7.7 §3.10 saves name, picture, settings and shortcuts, and answers the user as it is kept', async () => {
  const anna = await anAccount(server)
  const before = await userOf(anna)
  const data = {
    displayName: 'Anna Beispiel',
    photoURL: '/pictures/anna.png',
    settings: { ...defaultSettings, theme: { ...defaultSettings.theme, main: 'greeny' } },
    shortcuts: ['calendar', 'mail', 'ui.all'],
  }

  const reply = await update(anna, { data })

  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ ...before, data: { ...data, email: anna.email } })
  expect(await userOf(anna)).toEqual(reply.json())
})

it('§3.10 takes over nothing but these: role, origin, e-mail address and workspace stay', async () => {
  const anna = await anAccount(server)
  const before = await userOf(anna)

  const reply = await update(anna, {
    role: ['office-lead', 'admin'],
    from: 'firebase',
    workspace: { id: randomUUID(), name: 'Another' },
    disabled_at: null,
    password_hash: 'x',
    data: { email: 'somebody@example.com', username: 'admin', workspace_id: randomUUID() },
  })

  expect(reply.json()).toEqual(before)
  expect(await userOf(anna)).toEqual(before)
})

it("does not save another account's user, whether there is one or not", async () => {
  const [anna, beat] = [await anAccount(server), await anAccount(server)]
  const before = await userOf(beat)

  const replies = await Promise.all([beat.id, randomUUID()].map((uuid) => update(anna, { uuid, data: { displayName: 'Taken over' } })))

  expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual([
    [404, replies[0]?.body],
    [404, replies[0]?.body],
  ])
  expect(await userOf(beat)).toEqual(before)
  expect((await userOf(anna)).data.displayName).toBe('Anna Muster')
})

it.each([
  ['no theme', { layout: defaultSettings.layout }],
  ['no layout', { theme: defaultSettings.theme }],
  ['a layout without a style', { theme: defaultSettings.theme, layout: { config: {} } }],
  ['a style that is no text', { theme: defaultSettings.theme, layout: { style: 1 } }],
  ['nothing', {}],
])('§5.20 settings with %s become the defaults', async (_what, settings) => {
  const anna = await anAccount(server)
  await update(anna, { data: { settings: defaultSettings } })

  expect((await update(anna, { data: { settings } })).json<AuthUser>().data.settings).toEqual(defaultSettings)
})

it('§5.20 keeps of settings only what settings are made of', async () => {
  const anna = await anAccount(server)
  const settings = { ...defaultSettings, theme: { ...defaultSettings.theme, main: 'no such theme' }, script: '<script>', deep: [{}] }

  expect((await update(anna, { data: { settings } })).json<AuthUser>().data.settings).toEqual(defaultSettings)
})

it.each([[[]], ['layout1'], [7], [null]])('settings that are no record are refused: %j', async (settings) => {
  expect((await update(await anAccount(server), { data: { settings } })).statusCode).toBe(400)
})

it('settings that are too large are refused', async () => {
  const settings = { ...defaultSettings, more: 'x'.repeat(20_000) }

  expect((await update(await anAccount(server), { data: { settings } })).statusCode).toBe(413)
})

it.each([
  'https://elsewhere.example/anna.png',
  '//elsewhere.example/anna.png',
  '/\\elsewhere.example/anna.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  `/${'x'.repeat(300)}`,
])('a picture of another server is dropped: %s', async (photoURL) => {
  expect((await update(await anAccount(server), { data: { photoURL } })).json<AuthUser>().data.photoURL).toBe('')
})

it('an empty name is refused and nothing else is saved', async () => {
  const anna = await anAccount(server)

  const reply = await update(anna, { data: { displayName: ' ', photoURL: '/a.png' } })

  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([400, 'Enter display name'])
  expect((await userOf(anna)).data.photoURL).toBe('')
})

it('keeps fifty shortcuts at most, and only what can be the id of an app', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `app-${index}`)
  const odd = ['', 'x'.repeat(61), 'with blank', 'zero\u0000', 'half \ud83d']

  const reply = await update(await anAccount(server), { data: { shortcuts: [...odd, ...many] } })

  expect(reply.json<AuthUser>().data.shortcuts).toEqual(many.slice(0, 50))
})

it('refuses whoever is not signed in', async () => {
  const user = await userOf(await anAccount(server))

  expect((await server.app.inject({ method: 'POST', url: '/api/auth/user/update', payload: { user } })).statusCode).toBe(401)
})
