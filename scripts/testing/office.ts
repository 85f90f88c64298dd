import { expect, onTestFinished } from 'vitest'
import type { InjectOptions } from 'fastify'
import { createPool } from '../../src/platform/database.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { anIdentityProvider, type IdentityProvider } from './identity-provider.ts'
import type { ProviderUser } from './identity-provider/users.ts'
import { visitProvider } from './provider-visit.ts'
import { aServer, type TestServer } from './server.ts'

export type Office = {
  readonly server: TestServer
  readonly database: TestDatabase
  readonly provider: IdentityProvider
  /** How the product is told about the provider. */
  readonly settings: Readonly<Record<'PUBLIC_ADDRESS' | `OFFICE_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET'}`, string>>
  readonly close: () => Promise<void>
}

const publicAddress = 'https://steuern.example'
const client = { id: 'tax-office', secret: 'no-secret-in-a-test' }
export const officePassword = 'Kornblume 7'

/** Somebody at the provider of the tax office. */
export function anOfficeUser(username: string, changes: Partial<ProviderUser> = {}): ProviderUser {
  const name = `${username[0]?.toUpperCase() ?? ''}${username.slice(1)} Muster`
  return { username, password: officePassword, name, email: `${username}@amt.example`, ...changes }
}

/** A server with the provider of its tax office. */
export async function anOffice(users: readonly ProviderUser[], more: Readonly<Record<string, string>> = {}): Promise<Office> {
  const provider = await anIdentityProvider({ users, clients: [client], redirectUris: [`${publicAddress}/desk/callback`] })
  const settings = {
    PUBLIC_ADDRESS: publicAddress,
    OFFICE_ISSUER: provider.issuer,
    OFFICE_CLIENT_ID: client.id,
    OFFICE_CLIENT_SECRET: client.secret,
  }
  const database = await aDatabase()
  const server = await aServer({ database, settings: { ...settings, ...more } })
  const close = async (): Promise<void> => {
    await server.app.close()
    await provider.stop()
  }
  return { server, database, provider, settings, close }
}

/** Another server of the same office, on the same database, whose legal clock shows another time. */
export async function aServerAt(
  { database, settings }: Office,
  clock: string,
  more: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const options = { ...database.options, clock }
  const pool = createPool(options, () => {})
  const server = await aServer({ database: { ...database, options, pool, close: () => pool.end() }, settings: { ...settings, ...more } })
  onTestFinished(() => server.app.close())
  return server
}

/** What the browser adds to a call of one of our own pages. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' } as const

/** The cookies that a browser would keep after this reply. */
export type Cookies = Readonly<Record<string, string>>

export function cookieHeader(cookies: Cookies): { readonly cookie: string } {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return { cookie: pairs.join('; ') }
}

type Reply = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly cookies: Cookies
  readonly setCookies: readonly string[]
}

/** One call as a page of ours makes it, with these cookies in the browser. */
export async function officeCall({ app }: Pick<TestServer, 'app'>, request: InjectOptions, cookies: Cookies = {}): Promise<Reply> {
  const reply = await app.inject({ ...request, headers: { ...fromOwnPage, ...cookieHeader(cookies), ...request.headers } })
  const given = [reply.headers['set-cookie'] ?? []].flat()
  const changed = given.map((each) => /^([^=]+)=([^;]*)/.exec(each)).map((parts) => [parts?.[1] ?? '', parts?.[2] ?? ''])
  const kept = Object.entries({ ...cookies, ...(Object.fromEntries(changed) as Cookies) }).filter(([, value]) => value !== '')
  return { status: reply.statusCode, body: reply.json(), cookies: Object.fromEntries(kept), setCookies: given }
}

/** From the button to the reply of the last call, through the provider. */
export async function signInAtOffice(
  office: Office,
  username: string,
  { cookies = {}, server = office.server, returnPath = '/desk' }: { cookies?: Cookies; server?: TestServer; returnPath?: string } = {},
): Promise<Reply> {
  const begun = await officeCall(server, { method: 'POST', url: '/api/office/sign-in', payload: { returnPath } }, cookies)
  expect(begun.status).toBe(200)
  const back = await visitProvider(String(begun.body['address']), { username, password: officePassword })
  return officeCall(server, { method: 'POST', url: '/api/office/finish', payload: { query: back.search } }, begun.cookies)
}

export function readOfficeSession(server: Pick<TestServer, 'app'>, cookies: Cookies): Promise<Reply> {
  return officeCall(server, { url: '/api/office/session' }, cookies)
}
