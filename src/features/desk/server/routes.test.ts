import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOffice, anOfficeUser, officeCall, readOfficeSession, signInAtOffice, type Office } from '../../../../scripts/testing/office.ts'
import { visitProvider } from '../../../../scripts/testing/provider-visit.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'

let office: Office
beforeAll(async () => {
  office = await anOffice([
    anOfficeUser('beat', { roles: ['office-clerk', 'office-lead', 'uma_authorization'] }),
    anOfficeUser('rosa', { roles: ['admin', 'office', 'office-boss'] }),
  ])
})
afterAll(() => office.close())

const begin = () => officeCall(office.server, { method: 'POST', url: '/api/office/sign-in', payload: { returnPath: '/desk' } })
const finish = (query: string, cookies = {}) =>
  officeCall(office.server, { method: 'POST', url: '/api/office/finish', payload: { query } }, cookies)

it('whoever has a role at the provider of the tax office gets a session there', async () => {
  const { status, body, cookies } = await signInAtOffice(office, 'beat')

  expect({ status, body }).toEqual({ status: 200, body: { returnPath: '/desk' } })
  expect((await readOfficeSession(office.server, cookies)).body).toEqual({
    name: 'Beat Muster',
    roles: ['office-clerk', 'office-lead'],
    idleSeconds: 15 * 60,
    seconds: 8 * 60 * 60,
    endsAt: '2026-03-10T20:00:00.000Z',
  })
})

it('the session is a cookie that no script reads and no other site sends along', async () => {
  const { cookies, setCookies } = await signInAtOffice(office, 'beat')

  expect(setCookies).toEqual([
    '__Host-office-flow=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    expect.stringMatching(/^__Host-office=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
  ])
  expect(Object.keys(cookies)).toEqual(['__Host-office'])
})

it('the database keeps no secret that would open a session', async () => {
  const { cookies } = await signInAtOffice(office, 'beat')

  const { rows } = await office.database.owner.query<{ row: string }>('select s::text as row from desk.office_session s')

  const secret = cookies['__Host-office'] ?? ''
  const ways = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')]
  const kept = rows.map(({ row }) => row).join()
  expect(kept).toContain('Beat Muster')
  expect(ways.filter((way) => kept.includes(way))).toEqual([])
})

it('whoever has no role at the tax office is refused, and no session is made', async () => {
  const { body, cookies } = await signInAtOffice(office, 'rosa')

  expect(body).toEqual({ refusal: 'no-role' })
  expect(cookies).toEqual({})
  const { rowCount } = await office.database.owner.query("select from desk.office_session where subject = 'user-rosa'")
  expect(rowCount).toBe(0)
})

it('whoever changes their mind at the provider is told so', async () => {
  const { body, cookies } = await begin()
  const back = await visitProvider(String(body['address']), { cancels: true })

  expect((await finish(back.search, cookies)).body).toEqual({ refusal: 'cancelled' })
})

it('an answer of the provider counts once, and only in the browser that began', async () => {
  const { body, cookies } = await begin()
  const { search } = await visitProvider(String(body['address']), { username: 'beat', password: 'Kornblume 7' })
  const other = await begin()

  expect((await finish(search)).body).toEqual({ refusal: 'outdated' })
  expect((await finish(search, other.cookies)).body).toEqual({ refusal: 'outdated' })
  expect((await finish(search, cookies)).body).toEqual({ returnPath: '/desk' })
  expect((await finish(search, cookies)).body).toEqual({ refusal: 'outdated' })
})

it('a code that the provider never gave opens nothing', async () => {
  const { body, cookies } = await begin()
  const state = new URL(String(body['address'])).searchParams.get('state') ?? ''
  const query = new URLSearchParams({ code: 'made-up', state, iss: office.provider.issuer })

  expect((await finish(`?${query}`, cookies)).body).toEqual({ refusal: 'outdated' })
})

it.each(['//evil.example', 'https://evil.example/desk', '/\\evil.example', ''])(
  'leads back to a place of our own: %s',
  async (returnPath) => {
    expect((await signInAtOffice(office, 'beat', { returnPath })).body).toEqual({ returnPath: '/desk' })
  },
)

it('the provider must ask for the password again, even where it still knows the browser', async () => {
  const { body } = await begin()

  expect(new URL(String(body['address'])).searchParams.get('prompt')).toBe('login')
})

it('where the operator has named no provider, the tax office cannot sign in', async () => {
  const server = await aServerForThisTest()

  const { body } = await officeCall(server, { method: 'POST', url: '/api/office/sign-in', payload: { returnPath: '/desk' } })

  expect(body).toEqual({ refusal: 'not-offered' })
})

it('a provider that does not answer is a passing trouble', async () => {
  const settings = { ...office.settings, OFFICE_ISSUER: 'http://127.0.0.1:9' }
  const server = await aServerForThisTest({ settings })

  const reply = await officeCall(server, { method: 'POST', url: '/api/office/sign-in', payload: { returnPath: '/desk' } })

  expect([reply.status, reply.body['code']]).toEqual([503, 'unavailable'])
})
