import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer } from '../../../../../scripts/testing/accounts.ts'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const run = (name: string, ...options: readonly string[]): Promise<string> => aCommandLine(server.database).run(name, ...options)
const signIn = (email: string, password: string) => server.app.inject({ url: '/api/auth', headers: basic(email, password) })
const resume = (token: string) => server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })

it('closes an account at once, and opens it again without its old sessions', async () => {
  const { email, password, token } = await anAccount(server)

  const closed = await run('disable-account', email.toUpperCase())
  const whileClosed = [(await resume(token)).statusCode, (await signIn(email, password)).statusCode]
  const opened = await run('enable-account', email)

  expect([closed, opened]).toEqual(['The account is closed.', 'The account is open.'])
  expect(whileClosed).toEqual([401, 403])
  expect((await resume(token)).statusCode).toBe(401)
  expect((await signIn(email, password)).json()).toHaveProperty('access_token')
})

it.each(['disable-account', 'enable-account'])('%s asks for an address that there is', async (name) => {
  await expect(run(name)).rejects.toThrow("missing required argument 'e-mail'")
  await expect(run(name, 'nobody@example.com')).rejects.toThrow('There is no account')
})

it('makes a new key at once and signs nobody out', async () => {
  const { token } = await anAccount(server)
  const keys = async () => (await server.database.owner.query('select id from accounts.signing_key')).rowCount
  const before = await keys()

  await run('rotate-signing-keys')

  expect(await keys()).toBe((before ?? 0) + 1)
  expect((await resume(token)).statusCode).toBe(200)
})
