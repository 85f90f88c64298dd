import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIdentityProvider, workspaceClient, type IdentityProvider } from '../../scripts/testing/identity-provider.ts'
import { aLyingProvider } from '../../scripts/testing/lying-provider.ts'
import { visitProvider } from '../../scripts/testing/provider-visit.ts'
import { createOidc } from './oidc.ts'

const redirectUri = 'https://steuern.example/callback'
const anna = { username: 'anna', password: 'Quitten und Birnen', name: 'Anna Muster', email: 'anna@example.com', roles: ['staff'] }
const publicClient = { id: 'open' }

let provider: IdentityProvider
beforeAll(async () => {
  provider = await anIdentityProvider({ users: [anna], redirectUris: [redirectUri], clients: [workspaceClient, publicClient] })
})
afterAll(() => provider.stop())

const oidcOf = ({ issuer }: { readonly issuer: string }, client: { readonly id: string; readonly secret?: string } = workspaceClient) =>
  createOidc({ issuer, clientId: client.id, clientSecret: client.secret, redirectUri })
const begin = (oidc: ReturnType<typeof oidcOf>) => oidc.begin({ scope: 'openid profile email' })

describe('at a real provider', () => {
  it.each([workspaceClient, publicClient])('who signs in comes back with what the provider claims: client $id', async (client) => {
    const oidc = oidcOf(provider, client)
    const flow = await begin(oidc)

    const back = await visitProvider(flow.address, anna)
    const { claims, accessToken } = await oidc.finish(back.search, flow)

    expect(claims).toMatchObject({ iss: provider.issuer, sub: 'user-anna', name: 'Anna Muster', email: 'anna@example.com' })
    expect(claims['realm_access']).toEqual({ roles: expect.arrayContaining(['staff']) as string[] })
    expect(accessToken).not.toBe('')
  })

  it('each flow has an address with secrets of its own, and the code is bound to its verifier', async () => {
    const [one, two] = [await begin(oidcOf(provider)), await begin(oidcOf(provider))]

    const { searchParams } = new URL(one.address)

    expect(Object.fromEntries(searchParams)).toMatchObject({ state: one.state, nonce: one.nonce, code_challenge_method: 'S256' })
    expect(searchParams.get('code_challenge')).not.toBe(one.verifier)
    expect(new Set([one, two].flatMap(({ state, nonce, verifier }) => [state, nonce, verifier])).size).toBe(6)
  })

  it.each([
    ['another state', { state: 'x'.repeat(43) }],
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'x'.repeat(43) }],
  ])('an answer is refused in a flow with %s', async (_what, changes) => {
    const oidc = oidcOf(provider)
    const flow = await begin(oidc)
    const { search } = await visitProvider(flow.address, anna)

    await expect(oidc.finish(search, { ...flow, ...changes })).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('a code works once', async () => {
    const oidc = oidcOf(provider)
    const flow = await begin(oidc)
    const { search } = await visitProvider(flow.address, anna)
    await oidc.finish(search, flow)

    await expect(oidc.finish(search, flow)).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('a code that another client was given is refused', async () => {
    const flow = await begin(oidcOf(provider, publicClient))
    const { search } = await visitProvider(flow.address, anna)

    await expect(oidcOf(provider).finish(search, flow)).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it.each([
    ['nothing', () => ''],
    ['a second state', (query: string, state: string) => `${query}&state=${state}`],
    ['an answer of another provider', (query: string) => query.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example')],
  ])('a query is refused that holds %s', async (_what, changed) => {
    const oidc = oidcOf(provider)
    const flow = await begin(oidc)
    const { search } = await visitProvider(flow.address, anna)

    await expect(oidc.finish(changed(search, flow.state), flow)).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('who turns back at the provider is not signed in', async () => {
    const oidc = oidcOf(provider)
    const flow = await begin(oidc)
    const { search } = await visitProvider(flow.address, { cancels: true })

    await expect(oidc.finish(search, flow)).rejects.toMatchObject({
      code: 'not-signed-in',
      message: 'The identity provider did not confirm who you are.',
    })
  })
})

describe('at a provider that lies', () => {
  const past = Math.floor(Date.now() / 1000) - 3600

  it.each([
    ['nothing', {}, 'accepted'],
    ['another issuer', { claims: { iss: 'https://other.example' } }, 'not-signed-in'],
    ['another client', { claims: { aud: 'another' } }, 'not-signed-in'],
    ['another client beside us', { claims: { aud: ['workspace', 'another'], azp: 'another' } }, 'not-signed-in'],
    ['an end in the past', { claims: { iat: past, exp: past + 60 } }, 'not-signed-in'],
    ['another nonce', { claims: { nonce: 'other' } }, 'not-signed-in'],
    ['no nonce', { claims: { nonce: undefined } }, 'not-signed-in'],
    ['no subject', { claims: { sub: undefined } }, 'not-signed-in'],
    ['the signature of another key', { signsWithOtherKey: true }, 'not-signed-in'],
    ['no signature', { isUnsigned: true }, 'not-signed-in'],
    ['that it is in trouble', { status: 503 }, 'unavailable'],
    ['that the code is wrong', { status: 400 }, 'not-signed-in'],
  ])('an ID token that claims %s', async (_what, lies, expected) => {
    const lying = await aLyingProvider()
    const oidc = oidcOf(lying)
    const flow = await begin(oidc)
    lying.expect(flow.nonce)
    lying.lie(lies)

    const outcome = await oidc.finish(`?code=some&state=${flow.state}`, flow).then(
      () => 'accepted',
      (problem: { code: string }) => problem.code,
    )

    expect(outcome).toBe(expected)
  })

  it('is not waited for without end', async () => {
    const lying = await aLyingProvider()
    const oidc = oidcOf(lying)
    const flow = await begin(oidc)
    lying.lie({ isSilent: true })

    await expect(oidc.finish(`?code=some&state=${flow.state}`, flow)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

it('a provider that is away is asked again by whoever comes next', async () => {
  const away = await aLyingProvider()
  const oidc = oidcOf(away)
  away.lie({ isAway: true })
  await expect(begin(oidc)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })

  away.lie({})
  const { address } = await begin(oidc)

  expect(address.startsWith(`${away.issuer}/auth?`)).toBe(true)
})

it('a port where nobody listens is a provider that is away', async () => {
  await expect(begin(oidcOf({ issuer: 'http://127.0.0.1:1' }))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 })
})

it('a line without encryption is used on this machine only', async () => {
  const oidc = oidcOf({ issuer: 'http://login.example' })

  await expect(begin(oidc)).rejects.toMatchObject({ cause: { code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' } })
})
