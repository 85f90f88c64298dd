import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, basic } from '../../../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { ask } from '../../../../scripts/testing/workspaces.ts'
import { readConfig } from '../../../platform/config.ts'
import { publish } from '../../../platform/live.ts'
import type { Sample } from '../../../platform/sample.ts'
import { newSecret } from '../../../platform/secrets.ts'
import { texts } from '../api-texts.ts'
import type { SignedIn } from '../contract.ts'
import { invite } from '../workspace-contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const aRegistration = (changes: Readonly<Record<string, unknown>> = {}) => ({
  displayName: 'Anna Muster',
  email: `${randomUUID()}@example.com`,
  password: 'Quitten im Keller',
  ...changes,
})
const register = (registration: Readonly<Record<string, unknown>>, { app }: Pick<TestServer, 'app'> = server) =>
  app.inject({ method: 'POST', url: '/api/auth/register', payload: registration })
const accountsOf = async (email: string): Promise<number | null> =>
  (await server.database.owner.query('select 1 from accounts.account where lower(email) = lower($1)', [email])).rowCount

it('§7.6 answers the user and a token, which are those of a later sign-in too', async () => {
  const registration = aRegistration()

  const reply = await register(registration)
  const later = await server.app.inject({ url: '/api/auth', headers: basic(registration.email, registration.password) })

  expect(reply.json<SignedIn>().access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(later.json<SignedIn>().user).toEqual(reply.json<SignedIn>().user)
})

it('§6.2 whoever registers is admin of a workspace of their own', async () => {
  const { user } = (await register(aRegistration())).json<SignedIn>()
  const { user: other } = (await register(aRegistration())).json<SignedIn>()

  expect(user.role).toEqual(['admin'])
  expect(user.workspace.id).not.toBe(other.workspace.id)
})

it('nobody registers as more than that', async () => {
  const wished = { role: ['office-lead'], from: 'firebase', uuid: randomUUID(), workspaceId: randomUUID(), username: 'root' }

  const { user } = (await register(aRegistration(wished))).json<SignedIn>()

  expect(user).toMatchObject({ role: ['admin'], from: 'custom api' })
  expect([user.uuid, user.workspace.id]).not.toContain(wished.uuid)
})

it.each(['', '   ', '\u200b', '\u0000', '\u202e'])('§5.16 a name must be there: %j', async (displayName) => {
  expect((await register(aRegistration({ displayName }))).json()).toEqual({
    error: { displayName: 'Enter display name', password: null, email: null },
  })
})

it('§8.13 an empty name is told so', async () => {
  expect((await register(aRegistration({ displayName: '' }))).json()).toHaveProperty('error.displayName', 'Enter display name')
})

it('a name is kept without what nobody sees', async () => {
  const { user } = (await register(aRegistration({ displayName: ' Anna\u0000 \u202eMuster\u0007 ' }))).json<SignedIn>()

  expect(user.data.displayName).toBe('Anna Muster')
})

it('§5.17 an address can be used once, however it is written', async () => {
  const { email } = await anAccount(server)

  for (const again of [email, email.toUpperCase(), ` ${email}`]) {
    expect((await register(aRegistration({ email: again }))).json()).toEqual({
      error: { displayName: null, password: null, email: 'The email is already in use' },
    })
  }
  expect(await accountsOf(email)).toBe(1)
})

it('§8.12 of two who register one address at the same moment one wins, and the other is told so', async () => {
  const registration = aRegistration()

  const replies = await Promise.all([registration, registration, registration, registration].map((each) => register(each)))

  const answers = replies.map((reply) => reply.json<{ access_token?: string; error?: { email: string } }>())
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200])
  expect(answers.filter((answer) => answer.access_token !== undefined)).toHaveLength(1)
  expect(answers.filter((answer) => answer.error?.email === 'The email is already in use')).toHaveLength(3)
  expect(await accountsOf(registration.email)).toBe(1)
})

it.each([
  ['short', 'Enter at least 8 characters'],
  ['x'.repeat(129), 'Enter at most 128 characters'],
  ['password1', 'Too many people use this password. Choose another one.'],
  ['Anna Muster', 'Choose a password without your name or e-mail address'],
])('§5.21 a password that is easily guessed is refused: %s', async (password, fault) => {
  expect((await register(aRegistration({ password }))).json()).toEqual({ error: { displayName: null, password: fault, email: null } })
})

it.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'a b@example.com',
  'anna@example',
  'zero\u0000@example.com',
  `${'x'.repeat(250)}@example.com`,
])('an address that is none is refused: %j', async (email) => {
  expect((await register(aRegistration({ email }))).json()).toHaveProperty('error.email', 'Enter an e-mail address like name@example.com')
})

it('tells everything that is wrong at once', async () => {
  expect((await register({ displayName: '', email: 'x', password: 'x' })).json()).toEqual({
    error: {
      displayName: 'Enter display name',
      email: 'Enter an e-mail address like name@example.com',
      password: 'Enter at least 8 characters',
    },
  })
})

it('keeps the password as a hash of argon2id only, out of reach of the server itself', async () => {
  const registration = aRegistration()
  await register(registration)
  const { owner, pool } = server.database

  const { rows } = await owner.query<{ password_hash: string }>(
    'select password_hash from accounts.credential join accounts.account on id = account_id where email = $1',
    [registration.email],
  )

  expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string }])
  await expect(pool.query('select password_hash from accounts.credential')).rejects.toMatchObject({ code: '42501' })
})

it('fills the new workspace with the samples, and with nothing of another one', async () => {
  const seen: unknown[] = []
  const sample: Sample = async (tx, workspace) => {
    seen.push(workspace)
    await publish(tx, { topic: 'sample', key: workspace.workspaceId })
    const { rows } = await sql<{ key: string }>`select key from platform.live_event`.execute(tx)
    seen.push(rows.map(({ key }) => key))
  }
  const sampled = await aServerForThisTest({ samples: [sample] })

  const { user } = (await register(aRegistration(), sampled)).json<SignedIn>()
  const { user: other } = (await register(aRegistration(), sampled)).json<SignedIn>()

  const today = '2026-03-10'
  expect(seen).toEqual([
    { workspaceId: user.workspace.id, accountId: user.uuid, today, language: 'en' },
    [user.workspace.id],
    { workspaceId: other.workspace.id, accountId: other.uuid, today, language: 'en' },
    [other.workspace.id],
  ])
  const { rows } = await sampled.database.owner.query('select workspace_id::text = key as is_own from platform.live_event')
  expect(rows).toEqual([{ is_own: true }, { is_own: true }])
})

it('a sample that fails leaves no account behind, and the address stays free', async () => {
  let isBroken = true
  const sample: Sample = async (tx) => {
    await publish(tx, { topic: 'sample', key: '1' })
    if (isBroken) throw new Error('this sample is broken')
  }
  const sampled = await aServerForThisTest({ samples: [sample] })
  const registration = aRegistration()
  const { owner } = sampled.database

  const broken = await register(registration, sampled)
  const { rows } = await owner.query(`select (select count(*) from accounts.account)::int as accounts,
    (select count(*) from accounts.workspace)::int as workspaces, (select count(*) from platform.live_event)::int as samples`)
  isBroken = false
  const mended = await register(registration, sampled)

  expect(broken.statusCode).toBe(500)
  expect(rows).toEqual([{ accounts: 0, workspaces: 0, samples: 0 }])
  expect(mended.json()).toHaveProperty('access_token')
})

describe('who may register', () => {
  it('nobody, unless the installation says otherwise', async () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c' }).REGISTRATION).toBe('off')
    const closed = await aServerForThisTest({ settings: { REGISTRATION: 'off', REGISTRATION_CONTACT: 'it@amt.example' } })

    const reply = await register(aRegistration(), closed)

    expect([reply.statusCode, reply.json()]).toEqual([403, { code: 'not-allowed', message: texts.registrationOff }])
    expect((await closed.app.inject({ url: '/api/auth/providers' })).json()).toMatchObject({
      registration: 'off',
      registrationContact: 'it@amt.example',
    })
    expect((await closed.database.owner.query('select from accounts.account')).rowCount).toBe(0)
  })

  it('only the address that was invited, with the code of its invitation', async () => {
    const { database } = server
    const invited = await aServerForThisTest({ database: { ...database, close: async () => {} }, settings: { REGISTRATION: 'invited' } })
    const anna = await anAccount(server)
    const email = `${randomUUID()}@example.com`
    const { code } = (await ask(server, anna, invite, { email, role: 'staff' })).json<{ code: string }>()

    const without = await register(aRegistration({ email }), invited)
    const wrong = await register(aRegistration({ email, invitation: newSecret() }), invited)
    const other = await register(aRegistration({ invitation: code }), invited)
    const right = await register(aRegistration({ email: ` ${email.toUpperCase()} `, invitation: code }), invited)

    expect([without, wrong, other].map((reply) => [reply.statusCode, reply.json<{ message: string }>().message])).toEqual(
      Array.from({ length: 3 }, () => [403, texts.registrationInvited]),
    )
    expect(right.json<SignedIn>().user.data.email).toBe(email.toUpperCase())
  })
})
