import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, bearer } from '../../../../../scripts/testing/accounts.ts'
import { anIdentityProvider, type IdentityProvider } from '../../../../../scripts/testing/identity-provider.ts'
import { callbackAddress, ProviderBrowser, providerSettings } from '../../../../../scripts/testing/provider-browser.ts'
import { visitProvider } from '../../../../../scripts/testing/provider-visit.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../../kit/settings.ts'
import type { SignedIn } from '../../contract.ts'

const shortcuts = ['calendar', 'mail', 'contacts', 'todo']

const password = 'Quitten und Birnen'
const person = (username: string, changes: object = {}) => ({
  username,
  password,
  name: `${username} Muster`,
  email: `${username}@example.com`,
  ...changes,
})
const anna = person('Anna', { picture: 'https://login.example/anna.png', roles: ['admin', 'staff'] })
const [bruno, clara, dora] = [
  person('Bruno', { roles: ['staff', 'office-lead'] }),
  person('Clara', { roles: ['office-clerk'] }),
  person('Dora'),
]

const ida = person('Ida', { isEmailUnproved: true })

let provider: IdentityProvider
let server: TestServer
beforeAll(async () => {
  const users = [anna, bruno, clara, dora, ida, person('Emil'), person('Fritz'), person('Greta'), person('Hanna')]
  provider = await anIdentityProvider({ users, redirectUris: [callbackAddress] })
  server = await aServer({ settings: providerSettings(provider) })
})
afterAll(async () => {
  await server.app.close()
  await provider.stop()
})

const aBrowser = () => new ProviderBrowser(server)
const realm = 'identity provider'
const lost = 'This sign-in has expired or was begun in another browser. Please start again.'
const unconfirmed = 'The identity provider did not confirm who you are.'
type Refusal = { readonly message: string }

describe('signing in at a provider', () => {
  it('§6.3 leads there and back, to a user with the name and e-mail address of the token', async () => {
    const browser = aBrowser()
    const started = await browser.start(realm, '/apps/mail?folder=1')
    const back = await visitProvider(started.json<{ address: string }>().address, anna)

    const reply = await browser.finish(back.search)

    expect(`${back.origin}${back.pathname}`).toBe(callbackAddress)
    const { user, access_token: token, returnPath } = reply.json<SignedIn & { returnPath: string }>()
    expect(returnPath).toBe('/apps/mail?folder=1')
    expect(user).toMatchObject({
      from: 'identity provider',
      role: ['admin'],
      data: {
        displayName: 'Anna Muster',
        email: 'Anna@example.com',
        photoURL: 'https://login.example/anna.png',
        settings: defaultSettings,
        shortcuts,
      },
    })
    const resumed = await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })
    expect(resumed.json<SignedIn>().user).toEqual(user)
  })

  it('an address counts as proved if the provider says so, and no longer when it becomes another one that is not', async () => {
    const isProved = async (user: ReturnType<typeof person>) => {
      const { uuid } = (await aBrowser().signIn(realm, user)).json<SignedIn>().user
      const { rows } = await server.database.owner.query('select email_proved_at is not null as is from accounts.account where id = $1', [
        uuid,
      ])
      return (rows as { is: boolean }[])[0]?.is
    }
    const [first, unproved] = [await isProved(anna), await isProved(ida)]
    provider.change('user-Anna', { email: 'else@example.com', isEmailUnproved: true })
    const changed = await isProved(anna)
    provider.change('user-Anna', { email: anna.email, isEmailUnproved: false })

    expect([first, unproved, changed, await isProved(anna)]).toEqual([true, false, false, true])
  })

  it('the cookie that binds the flow is out of reach of scripts and of other hosts', async () => {
    const started = await aBrowser().start(realm)

    expect(started.headers['set-cookie']).toMatch(/^__Host-sign-in=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/)
  })

  it('whoever comes again has the account of the first time, also when both times are at once', async () => {
    const first = await Promise.all([aBrowser().signIn(realm, dora), aBrowser().signIn(realm, dora)])

    const again = await aBrowser().signIn(realm, dora)

    const ids = [...first, again].map((reply) => reply.json<SignedIn>().user.uuid)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[\w-]{36}$/)
  })

  it('§6.3 name and e-mail address follow the token', async () => {
    const emil = person('Emil')
    const before = (await aBrowser().signIn(realm, emil)).json<SignedIn>()
    provider.change('user-Emil', { name: 'Emil Beispiel', email: 'emil.beispiel@example.com' })

    const after = (await aBrowser().signIn(realm, emil)).json<SignedIn>()

    expect(before.user.data).toMatchObject({ displayName: 'Emil Muster', email: 'Emil@example.com' })
    expect(after.user).toMatchObject({
      uuid: before.user.uuid,
      data: { displayName: 'Emil Beispiel', email: 'emil.beispiel@example.com' },
    })
  })

  it('§4.21 signing out ends our session and says where the one of the provider ends', async () => {
    const browser = aBrowser()
    const signedIn = await browser.finish(await browser.visit(realm, dora))
    const headers = bearer(signedIn.json<SignedIn>().access_token)

    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers, payload: {} })

    const address = new URL(reply.json<{ address: string }>().address)
    expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      new URL('/', callbackAddress).href,
    ])
    expect(address.searchParams.has('id_token_hint')).toBe(false)
    expect((await fetch(address)).status).toBe(200)
    expect((await server.app.inject({ url: '/api/auth/access-token', headers })).statusCode).toBe(401)
  })

  it('§4.21 whoever came with a password of ours has nowhere else to sign out', async () => {
    const { token } = await anAccount(server)

    const reply = await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(token), payload: {} })

    expect(reply.json()).toEqual({})
  })

  it('two tabs of one browser may be on their way at the same time', async () => {
    const browser = aBrowser()
    const [one, two] = [await browser.visit(realm, dora), await browser.visit(realm, dora)]

    const replies = [await browser.finish(two), await browser.finish(one)]

    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
  })

  it('only what is configured is offered', async () => {
    const bare = await aServerForThisTest()
    const offered = async ({ app }: TestServer) => (await app.inject({ url: '/api/auth/providers' })).json<unknown>()

    expect(await offered(server)).toEqual({
      redirects: [
        { provider: 'identity provider', name: 'Identity provider' },
        { provider: 'auth0', name: 'Auth0' },
      ],
      isDemo: false,
      registration: 'open',
      sendsMail: false,
      passkeys: true,
    })
    expect(await offered(bare)).toEqual({ redirects: [], isDemo: false, registration: 'open', sendsMail: false, passkeys: true })
    expect((await new ProviderBrowser(bare).start(realm)).statusCode).toBe(404)
  })

  it('a server starts without its provider, and says so to whoever wants to go there', async () => {
    const away = await aServerForThisTest({ settings: providerSettings({ issuer: 'http://127.0.0.1:9' }) })

    const reply = await new ProviderBrowser(away).start(realm)

    expect([reply.statusCode, reply.json<Refusal>().message]).toEqual([
      503,
      'The identity provider does not answer right now. Please try again later.',
    ])
  })
})

it('nothing of a sign-in is written into the log, whether it succeeds or fails', async () => {
  const lines: unknown[] = []
  const chatty = await aServerForThisTest({ settings: providerSettings(provider), log: (event, fields) => lines.push(event, fields) })
  const away = await aServerForThisTest({
    settings: providerSettings({ issuer: 'http://127.0.0.1:9' }),
    log: (event, fields) => lines.push(event, fields),
  })
  const browser = new ProviderBrowser(chatty)
  const query = await browser.visit(realm, anna)
  const { access_token: token } = (await browser.finish(query)).json<SignedIn>()
  await browser.finish(query)
  await new ProviderBrowser(away).start(realm, '/apps/mail?secret=1')

  const written = JSON.stringify(lines)

  expect(written).toContain('request-failed')
  for (const part of ['Anna', 'example.com', 'secret=1', token, ...new URLSearchParams(query).values(), ...browser.cookies.values()]) {
    expect(written).not.toContain(part)
  }
})

describe('roles of the realm', () => {
  it.each([
    [anna, 'admin'],
    [bruno, 'staff'],
    [clara, 'admin'],
  ])('§6.3 give the role in the own workspace: $username', async (who, role) => {
    const { user } = (await aBrowser().signIn(realm, who)).json<SignedIn>()

    expect(user.role).toEqual([role])
  })

  it('§6.3 count anew at each sign-in, and act on sessions that are open', async () => {
    const fritz = person('Fritz')
    const { access_token: token } = (await aBrowser().signIn(realm, fritz)).json<SignedIn>()
    const roleNow = async () =>
      (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).json<SignedIn>().user.role
    const seen = [await roleNow()]

    for (const roles of [['staff'], ['staff', 'admin'], ['staff'], []]) {
      provider.change('user-Fritz', { roles })
      await aBrowser().signIn(realm, fritz)
      seen.push(await roleNow())
    }

    expect(seen).toEqual([['admin'], ['staff'], ['admin'], ['staff'], ['admin']])
  })

  it('change nothing in the workspaces of others, nor for accounts that the realm does not speak for', async () => {
    const { database } = server
    const host = await anAccount(server)
    const { user } = (await aBrowser().signIn(realm, bruno)).json<SignedIn>()
    await database.owner.query('insert into accounts.membership (workspace_id, account_id, role) values ($1, $2, $3)', [
      host.workspaceId,
      user.uuid,
      'admin',
    ])

    await aBrowser().signIn(realm, bruno)
    for (const [accountId, role] of [
      [host.id, 'staff'],
      [user.uuid, 'staff'],
    ]) {
      const client = await database.pool.connect()
      await client.query('begin')
      await client.query("select set_config('app.account', $1, true)", [accountId])
      await client.query('select accounts.take_realm_role($1)', [role])
      await client.query('commit')
      client.release()
    }

    const { rows } = await database.owner.query<{ account_id: string; workspace_id: string; role: string }>(
      'select account_id, workspace_id, role from accounts.membership where account_id = any($1)',
      [[host.id, user.uuid]],
    )
    const roleIn = (accountId: string, workspaceId: string) =>
      rows.find((row) => row.account_id === accountId && row.workspace_id === workspaceId)?.role
    expect(roleIn(host.id, host.workspaceId)).toBe('admin')
    expect(roleIn(user.uuid, host.workspaceId)).toBe('admin')
    expect(roleIn(user.uuid, user.workspace.id)).toBe('staff')
  })
})

describe('whoever tries to come in another way', () => {
  it('an answer works once, and its code works once', async () => {
    const browser = aBrowser()
    const query = await browser.visit(realm, dora)
    const kept = await server.database.owner.query('select * from accounts.sign_in_flow order by expires_at desc')
    const first = await browser.finish(query)

    const second = await browser.finish(query)

    expect([first.statusCode, second.statusCode, second.json<Refusal>().message]).toEqual([200, 401, lost])
    // Without our own memory of it, the provider still refuses.
    for (const row of kept.rows as Record<string, unknown>[]) {
      await server.database.owner.query(
        `insert into accounts.sign_in_flow (${Object.keys(row).join()}) values ($1,$2,$3,$4,$5,$6,$7) on conflict do nothing`,
        Object.values(row),
      )
    }
    expect((await browser.finish(query)).json<Refusal>().message).toBe(unconfirmed)
  })

  it('an answer that was made for another browser is refused, so nobody is signed in as somebody else', async () => {
    const [attacker, victim] = [aBrowser(), aBrowser()]
    const [query, other] = [await attacker.visit(realm, dora), await attacker.visit(realm, dora)]
    await victim.start(realm)

    const refused = await victim.finish(query)

    expect([refused.statusCode, refused.json<Refusal>().message]).toEqual([401, lost])
    // With the victim's own cookie in place of the attacker's, the same kind of answer comes through: the cookie is what holds.
    await server.database.owner.query(`update accounts.sign_in_flow set browser_hash = sha256($1::bytea)`, [
      Buffer.from(victim.cookies.get('__Host-sign-in') ?? ''),
    ])
    expect((await victim.finish(other)).statusCode).toBe(200)
  })

  it('no cookie is nobody', async () => {
    const query = await aBrowser().visit(realm, dora)

    expect((await aBrowser().finish(query)).json<Refusal>().message).toBe(lost)
  })

  it.each([
    ['ten minutes and a second', '-1 second', [401, lost]],
    ['a second less than ten minutes', '1 second', [200, undefined]],
  ])('a flow that took %s', async (_what, left, expected) => {
    const browser = aBrowser()
    const query = await browser.visit(realm, dora)
    await server.database.owner.query(`update accounts.sign_in_flow set expires_at = platform.moment() + $1::interval`, [left])

    const reply = await browser.finish(query)

    expect([reply.statusCode, reply.json<Partial<Refusal>>().message]).toEqual(expected)
  })

  it.each([
    ['nonce', "set nonce = 'x'", unconfirmed],
    ['verifier', "set verifier = repeat('x', 43)", unconfirmed],
    ['state', 'set state_hash = sha256(state_hash)', lost],
    ['nothing', 'set nonce = nonce', undefined],
  ])('an answer to a flow with another %s', async (_what, change, message) => {
    const browser = aBrowser()
    const query = await browser.visit(realm, dora)
    await server.database.owner.query(`update accounts.sign_in_flow ${change}`)

    expect((await browser.finish(query)).json<Partial<Refusal>>().message).toBe(message)
  })

  it.each(['', '?', 'state=&code=x', 'code=x', `state=${'x'.repeat(43)}&code=x`, '%00%ff=', 'x'.repeat(8001)])(
    'a query that nobody sent is refused: %#',
    async (query) => {
      expect([400, 401]).toContain((await aBrowser().finish(query)).statusCode)
    },
  )

  it('who claims the e-mail address of an account here or there gets another account', async () => {
    const email = 'greta@example.com'
    const own = await anAccount(server, { email })
    provider.change('user-Greta', { email })
    provider.change('user-Hanna', { email })

    const replies = [await aBrowser().signIn(realm, person('Greta')), await aBrowser().signIn(realm, person('Hanna'))]

    const users = replies.map((reply) => reply.json<SignedIn>().user)
    expect(users.map((user) => user.data.email)).toEqual([email, email])
    expect(new Set([own.id, ...users.map((user) => user.uuid)]).size).toBe(3)
  })

  it('a closed account stays closed, whatever the provider says', async () => {
    const closed = (await aBrowser().signIn(realm, person('Hanna'))).json<SignedIn>()
    await server.database.owner.query('update accounts.account set disabled_at = platform.moment() where id = $1', [closed.user.uuid])

    const reply = await aBrowser().signIn(realm, person('Hanna'))

    expect([reply.statusCode, reply.json<Refusal>().message]).toEqual([403, 'This account has been closed. Ask whoever runs this service.'])
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/a//b',
    '',
    '/@evil/../..',
  ])('nobody is led back to another host: %s', async (wanted) => {
    const browser = aBrowser()
    const query = await browser.visit(realm, dora, wanted)

    expect((await browser.finish(query)).json<{ returnPath: string }>().returnPath).toBe('/')
  })
})
