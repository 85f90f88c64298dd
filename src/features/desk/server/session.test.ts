import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer } from '../../../../scripts/testing/accounts.ts'
import {
  anOffice,
  anOfficeUser,
  aServerAt,
  officeCall,
  officePassword,
  readOfficeSession,
  signInAtOffice,
  type Cookies,
  type Office,
} from '../../../../scripts/testing/office.ts'
import { callbackAddress, ProviderBrowser } from '../../../../scripts/testing/provider-browser.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'
import { connect } from '../../../platform/database.ts'
import { verifyAudit } from '../../extension/server/offers.ts'
import { deskJobs } from './jobs.ts'
import type { DeskTables } from './tables.ts'

let office: Office
beforeAll(async () => {
  office = await anOffice([
    anOfficeUser('beat', { roles: ['office-clerk'] }),
    anOfficeUser('lea', { roles: ['office-lead'] }),
    anOfficeUser('aldo', { roles: ['office-audit'] }),
  ])
})
afterAll(() => office.close())

const signOut = (cookies: Cookies, server = office.server) =>
  officeCall(server, { method: 'POST', url: '/api/office/sign-out', payload: {} }, cookies)
const statusAt = async (clock: string, cookies: Cookies): Promise<number> =>
  (await readOfficeSession(await aServerAt(office, clock), cookies)).status

it('a session ends after 15 minutes without a request', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  const { cookies: left } = await signInAtOffice(office, 'beat')

  expect(await statusAt('2026-03-10T12:14:59Z', cookies)).toBe(200)
  expect(await statusAt('2026-03-10T12:15:00Z', left)).toBe(401)
})

it('a request keeps the session alive for another 15 minutes', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  await statusAt('2026-03-10T12:14:00Z', cookies)

  expect(await statusAt('2026-03-10T12:28:59Z', cookies)).toBe(200)
})

it('requests within the same minute write nothing', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')

  const within = await readOfficeSession(await aServerAt(office, '2026-03-10T12:00:59Z'), cookies)
  const after = await readOfficeSession(await aServerAt(office, '2026-03-10T12:01:00Z'), cookies)

  expect([within.body['idleSeconds'], after.body['idleSeconds']]).toEqual([14 * 60 + 1, 15 * 60])
})

it('a session ends after 8 hours, however busy it is', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  for (let minutes = 14; minutes < 8 * 60; minutes += 14) await touchedAt(cookies, minutes)

  const last = await readOfficeSession(await aServerAt(office, '2026-03-10T19:59:59Z'), cookies)

  expect([last.status, last.body['idleSeconds'], last.body['seconds']]).toEqual([200, 1, 1])
  expect(await statusAt('2026-03-10T20:00:00Z', cookies)).toBe(401)
})

/** As if a request had come so many minutes after noon. */
async function touchedAt(cookies: Cookies, minutes: number): Promise<void> {
  const client = await office.database.owner.connect()
  const clock = new Date(Date.UTC(2026, 2, 10, 12, minutes)).toISOString()
  await client.query("select set_config('app.clock', $1, false)", [clock])
  const hash = "sha256(convert_to($1, 'utf8'))"
  const { rowCount } = await client.query(`select from desk.officer(${hash}, $2)`, [cookies['__Host-office'], office.provider.issuer])
  client.release(true)
  expect(rowCount).toBe(1)
}

it('what has ended is forgotten by the worker, and nothing else', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  await office.database.owner.query(
    "insert into desk.office_session values ('\\x01', 'i', 's', 'n', null, '{}', '2026-03-10T05:00Z', '2026-03-10T11:45Z')",
  )
  await office.database.owner.query(
    "insert into desk.sign_in_flow values ('\\x01', '\\x01', 'v', 'n', '/desk', '2026-03-10T12:00Z'), ('\\x02', '\\x01', 'v', 'n', '/desk', '2026-03-10T12:01Z')",
  )

  const db = connect<DeskTables>(office.database.owner)
  for (const { handle } of deskJobs({ db, canton: 'musterland', verify: verifyAudit })) await handle({})

  const kept = await office.database.owner.query<{ hash: string }>(
    "select encode(id_hash, 'hex') as hash from desk.office_session where length(id_hash) = 1 union all select encode(state_hash, 'hex') from desk.sign_in_flow where length(state_hash) = 1",
  )
  expect(kept.rows).toEqual([{ hash: '02' }])
  expect((await readOfficeSession(office.server, cookies)).status).toBe(200)
})

it('signing out ends the session on every server at once', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  const second = await aServerAt(office, '2026-03-10T12:00:00Z')
  const before = await readOfficeSession(second, cookies)

  const { status, setCookies } = await signOut(cookies)

  expect([before.status, status]).toEqual([200, 200])
  expect(setCookies).toEqual(['__Host-office=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0'])
  expect((await readOfficeSession(second, cookies)).status).toBe(401)
})

it('signing out ends this session and no other', async () => {
  const [one, other] = [await signInAtOffice(office, 'beat'), await signInAtOffice(office, 'beat')]

  await signOut(one.cookies)

  expect((await readOfficeSession(office.server, other.cookies)).status).toBe(200)
})

it('a cookie that somebody brought along is replaced, and opens nothing afterwards', async () => {
  const planted = { '__Host-office': 'A'.repeat(43) }
  const former = (await signInAtOffice(office, 'lea')).cookies

  const afterPlanted = await signInAtOffice(office, 'beat', { cookies: planted })
  const afterFormer = await signInAtOffice(office, 'beat', { cookies: former })

  const ids = [planted, former, afterPlanted.cookies, afterFormer.cookies].map((each: Cookies) => each['__Host-office'])
  expect(new Set(ids).size).toBe(4)
  expect((await readOfficeSession(office.server, planted)).status).toBe(401)
  expect((await readOfficeSession(office.server, former)).status).toBe(401)
  expect((await readOfficeSession(office.server, afterFormer.cookies)).body['name']).toBe('Beat Muster')
})

it('a session that somebody brought along also ends where the new one is refused', async () => {
  const { cookies } = await signInAtOffice(office, 'lea')
  office.provider.change('user-beat', { roles: [] })

  const refused = await signInAtOffice(office, 'beat', { cookies })
  office.provider.change('user-beat', { roles: ['office-clerk'] })

  expect([refused.body, refused.cookies]).toEqual([{ refusal: 'no-role' }, {}])
  expect((await readOfficeSession(office.server, cookies)).status).toBe(401)
})

it.each(['', 'A', 'A'.repeat(43), `${'A'.repeat(42)}'`, '%00'])('a made-up cookie opens nothing: %s', async (value) => {
  expect((await readOfficeSession(office.server, { '__Host-office': value })).status).toBe(401)
})

it('an admin of a workspace is nobody at the tax office, and an officer nobody in a workspace', async () => {
  const { token } = await anAccount(office.server, { email: 'beat@amt.example' })
  const { cookies } = await signInAtOffice(office, 'beat')
  const asMember = (url: string) => office.server.app.inject({ url, headers: bearer(token) })

  expect((await asMember('/api/auth/access-token')).statusCode).toBe(200)
  expect((await asMember('/api/office/session')).statusCode).toBe(401)
  expect((await readOfficeSession(office.server, { '__Host-office': token })).status).toBe(401)
  expect((await officeCall(office.server, { url: '/api/auth/access-token' }, cookies)).status).toBe(401)
  expect((await readOfficeSession(office.server, cookies)).status).toBe(200)
})

it('a role at the tax office gives nothing to whoever signs in to the workspace with the same provider', async () => {
  const { OFFICE_ISSUER, OFFICE_CLIENT_ID, OFFICE_CLIENT_SECRET } = office.settings
  const realm = { OIDC_ISSUER: OFFICE_ISSUER, OIDC_CLIENT_ID: OFFICE_CLIENT_ID, OIDC_CLIENT_SECRET: OFFICE_CLIENT_SECRET }
  const database = { ...office.database, close: async () => {} }
  const server = await aServerForThisTest({ database, settings: { ...office.settings, ...realm } })
  office.provider.allowRedirect(callbackAddress)
  const browser = new ProviderBrowser(server)

  const reply = await browser.signIn('identity provider', { username: 'lea', password: officePassword })

  const { user, access_token: token } = reply.json<{ user: { role: string[] }; access_token: string }>()
  const cookies = Object.fromEntries(browser.cookies)
  expect([user.role, '__Host-office' in cookies]).toEqual([['admin'], false])
  expect((await officeCall(server, { url: '/api/office/session', headers: bearer(token) }, cookies)).status).toBe(401)
})

it('sessions of another provider end when the operator names a new one', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')
  const settings = { ...office.settings, OFFICE_ISSUER: 'http://127.0.0.1:9' }
  const moved = await aServerForThisTest({ database: { ...office.database, close: async () => {} }, settings })

  expect((await readOfficeSession(moved, cookies)).status).toBe(401)
  expect((await readOfficeSession(office.server, cookies)).status).toBe(200)
})

it.each([
  ['desk.office_session', 'name'],
  ['desk.office_grant', 'role'],
  ['desk.sign_in_flow', 'nonce'],
])('the application cannot read, change or remove rows of %s', async (table, column) => {
  const { pool, owner } = office.database

  for (const statement of [`select ${column} from ${table}`, `update ${table} set ${column} = ''`, `delete from ${table}`]) {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  }
  await expect(owner.query(`select ${column} from ${table}`)).resolves.toBeDefined()
})

it.each(['desk.office_session', 'desk.office_grant'])('the application cannot put a row into %s by itself', async (table) => {
  await expect(office.database.pool.query(`insert into ${table} default values`)).rejects.toMatchObject({ code: '42501' })
})
