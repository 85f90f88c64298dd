import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer } from '../../../../../scripts/testing/accounts.ts'
import { anIdentityProvider, type IdentityProvider } from '../../../../../scripts/testing/identity-provider.ts'
import { callbackAddress, ProviderBrowser, providerSettings } from '../../../../../scripts/testing/provider-browser.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../../kit/settings.ts'
import type { AuthUser, SignedIn } from '../../contract.ts'
import { secretHash } from '../../../../platform/secrets.ts'

const greeny = { ...defaultSettings, theme: { ...defaultSettings.theme, main: 'greeny' as const } }
const subject = 'auth0|64f2'
const anna = {
  username: 'anna-m',
  password: 'Quitten und Birnen',
  subject,
  name: 'Anna Muster',
  email: 'anna@example.com',
  picture: 'https://tenant.example/anna.png',
  metadata: { settings: greeny, shortcuts: ['mail', 'todo'], favouriteColour: 'green' },
}
const bruno = { ...anna, username: 'bruno', subject: 'auth0|99', metadata: { settings: { theme: { main: 'greeny' } } } }

let provider: IdentityProvider
let server: TestServer
beforeAll(async () => {
  provider = await anIdentityProvider({ users: [anna, bruno], redirectUris: [callbackAddress] })
  server = await aServer({ settings: providerSettings(provider) })
})
afterEach(() => {
  provider.failProfiles()
  provider.change(subject, { metadata: anna.metadata })
})
afterAll(async () => {
  await server.app.close()
  await provider.stop()
})

const signIn = async (who: { username: string; password: string } = anna) =>
  (await new ProviderBrowser(server).signIn('auth0', who)).json<SignedIn>()
const update = (token: string, user: AuthUser) =>
  server.app.inject({ method: 'POST', url: '/api/auth/user/update', headers: bearer(token), payload: { user } })
const withTheme = (user: AuthUser, main: string): AuthUser => ({
  ...user,
  data: { ...user.data, settings: { ...greeny, theme: { ...greeny.theme, main } }, shortcuts: ['chat'] },
})
const kept = async (token: string) =>
  (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).json<SignedIn>().user.data

it('§3.10 §3.12 a profile gives username, picture, e-mail address, settings and shortcuts', async () => {
  const { user } = await signIn()

  expect(user).toMatchObject({ from: 'auth0', role: ['admin'] })
  expect(user.data).toEqual({
    displayName: 'anna-m',
    photoURL: 'https://tenant.example/anna.png',
    email: 'anna@example.com',
    settings: greeny,
    shortcuts: ['mail', 'todo'],
  })
})

it('§5.20 settings of a profile without a layout style are not used', async () => {
  const { user } = await signIn(bruno)

  expect(user.data.settings).toEqual(defaultSettings)
})

it('§7.9 what somebody saves is in their metadata at the provider, and the rest of it stays', async () => {
  const { user, access_token: token } = await signIn()

  const reply = await update(token, withTheme(user, 'beach'))

  expect(reply.json<AuthUser>()).toMatchObject({ from: 'auth0', data: { settings: { theme: { main: 'beach' } }, shortcuts: ['chat'] } })
  expect(provider.find(subject)?.metadata).toMatchObject({
    settings: { theme: { main: 'beach' } },
    shortcuts: ['chat'],
    favouriteColour: 'green',
  })
  expect((await signIn()).user.data).toEqual(reply.json<AuthUser>().data)
})

it.each([
  [503, 503, 'Auth0 does not answer right now. Nothing was saved.'],
  [401, 403, 'Auth0 did not save the change. Please sign in again.'],
])('§7.8 a save fails with a message and keeps nothing where the provider answers %i', async (status, ours, message) => {
  const { user, access_token: token } = await signIn()
  provider.failProfiles(status)

  const reply = await update(token, withTheme(user, 'tech'))

  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([ours, message])
  expect((await kept(token)).settings).toEqual(greeny)
})

it('others save while Auth0 is away', async () => {
  const { token } = await anAccount(server)
  const { user } = (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).json<SignedIn>()
  provider.failProfiles(503)

  expect((await update(token, withTheme(user, 'tech'))).statusCode).toBe(200)
})

it('a user of somebody else is never sent on', async () => {
  const [{ access_token: token }, { user }] = [await signIn(), await signIn(bruno)]

  const reply = await update(token, withTheme(user, 'tech'))

  expect(reply.statusCode).toBe(404)
  expect([provider.find(subject)?.metadata, provider.find('auth0|99')?.metadata]).toEqual([anna.metadata, bruno.metadata])
})

it('whoever signs in while profiles cannot be read keeps what was known', async () => {
  await signIn()
  provider.failProfiles(500)

  const { user } = await signIn()

  expect(user.data).toMatchObject({ displayName: 'Anna Muster', email: 'anna@example.com', settings: greeny, shortcuts: ['mail', 'todo'] })
})

it("the provider's token lies locked in the database, and opens in its own session only", async () => {
  const [one, two] = [await signIn(), await signIn()]
  const { owner } = server.database
  const own = (
    await owner.query<{ provider_token: Buffer }>('select provider_token from accounts.session where id_hash = $1', [idHash(two)])
  ).rows[0]

  await owner.query(
    'update accounts.session set provider_token = (select provider_token from accounts.session where id_hash = $1) where id_hash = $2',
    [idHash(one), idHash(two)],
  )
  const withAnother = await update(two.access_token, two.user)
  await owner.query('update accounts.session set provider_token = $1 where id_hash = $2', [own?.provider_token, idHash(two)])
  const withItsOwn = await update(two.access_token, two.user)

  expect([withAnother.statusCode, withItsOwn.statusCode]).toEqual([403, 200])
})

function idHash({ access_token: token }: SignedIn): Buffer {
  return secretHash(decodeJwt(token).jti ?? '')
}
