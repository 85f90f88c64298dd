import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { anAuthenticator } from '../../../../../scripts/testing/authenticator.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../../scripts/testing/smtp-server.ts'
import { switchOnTwoStep, twoStepSettings } from '../../../../../scripts/testing/two-step.ts'
import { aWorker, type TestWorker } from '../../../../../scripts/testing/worker.ts'
import { answerTo, ask } from '../../../../../scripts/testing/workspaces.ts'
import { texts } from '../../api-texts.ts'
import type { SignedIn } from '../../contract.ts'
import { addPasskey, beginPasskey, changePassword, endTwoStep, removePasskey } from '../../security-contract.ts'

const origin = 'https://fristen.musterland.example'
const settings = { ...twoStepSettings, SMTP_FROM: 'workspace@musterland.example', PUBLIC_ADDRESS: origin }
let server: TestServer
let post: TestSmtpServer
let worker: TestWorker
beforeAll(async () => {
  post = await anSmtpServer()
  server = await aServer({ settings })
  const { clock = '' } = server.database.options
  worker = await aWorker(server.database.url, { settings: { ...settings, SMTP_URL: post.url }, clock })
})
afterAll(async () => {
  await worker.stop()
  await server.app.close()
  await post.close()
})

const newPassword = 'Birnen auf dem Dach'
const signIn = (email: string, password: string) => server.app.inject({ url: '/api/auth', headers: basic(email, password) })
const isSignedIn = async ({ token }: Pick<TestAccount, 'token'>): Promise<boolean> =>
  (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).statusCode === 200

async function mailsTo(email: string): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const mails = await Promise.all(post.received.filter(({ to }) => to.includes(email)).map(({ bytes }) => PostalMime.parse(bytes)))
  return mails.map(({ subject = '', text = '' }) => ({ subject, text }))
}

it('with the present password a new one is set, which ends all other sessions and no other', async () => {
  const account = await anAccount(server)
  const { access_token: token } = (await signIn(account.email, account.password)).json<SignedIn>()

  const reply = await answerTo(server, account, changePassword, { current: account.password, password: newPassword })

  expect(reply).toEqual({})
  expect([await isSignedIn(account), await isSignedIn({ token })]).toEqual([true, false])
  expect((await signIn(account.email, account.password)).json()).toHaveProperty('error')
  expect((await signIn(account.email, newPassword)).json()).toHaveProperty('access_token')
})

it('refuses a wrong present password and a weak new one, and nothing has changed', async () => {
  const account = await anAccount(server, { displayName: 'Anna Katharina' })
  const change = async (current: string, password: string) =>
    (await ask(server, account, changePassword, { current, password })).json<unknown>()

  const wrong = await change('not this one', newPassword)
  const weak = []
  for (const password of ['short', 'password123', account.email, 'Anna Katharina']) weak.push(await change(account.password, password))

  expect(wrong).toEqual({ error: { current: texts.wrongPassword, password: null } })
  expect(weak).toEqual(
    [texts.shortPassword, texts.commonPassword, texts.ownPassword, texts.ownPassword].map((password) => ({
      error: { current: null, password },
    })),
  )
  expect((await signIn(account.email, account.password)).json()).toHaveProperty('access_token')
})

it('of two changes at the same moment one counts', async () => {
  const account = await anAccount(server)
  const change = (password: string) => ask(server, account, changePassword, { current: account.password, password })

  const replies = await Promise.all([change(newPassword), change(`${newPassword} 2`)])

  expect(replies.filter((reply) => !('error' in reply.json<object>()))).toHaveLength(1)
})

it('guesses of the present password count like those at the sign-in page', async () => {
  const strict = await aServerForThisTest({ settings: { GUESSES_PER_ACCOUNT: '3' } })
  const account = await anAccount(strict)
  const statuses = []
  for (let time = 0; time < 5; time += 1)
    statuses.push((await ask(strict, account, changePassword, { current: 'not this one', password: newPassword })).statusCode)

  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

it('an account from a provider has no password to change', async () => {
  const account = await anAccount(server)
  await server.database.owner.query('delete from accounts.credential where account_id = $1', [account.id])

  const reply = await ask(server, account, changePassword, { current: account.password, password: newPassword })

  expect(reply.json()).toMatchObject({ code: 'not-allowed', message: texts.noOwnPassword })
})

it('whatever changes in how an account signs in is mailed to its proved address, and to no other', async () => {
  const account = await anAccount(server)
  const stranger = await anAccount(server, { isProved: false })
  const key = anAuthenticator({ origin, rpId: new URL(origin).hostname })
  const { password } = account
  for (const each of [stranger, account]) {
    await switchOnTwoStep(server, each)
    await answerTo(server, each, endTwoStep, { password: each.password })
  }
  const options = await answerTo(server, account, beginPasskey, { password })
  if ('error' in options) throw new Error('refused')
  const { id } = await answerTo(server, account, addPasskey, { attestation: key.make(options), name: 'Laptop' })
  await answerTo(server, account, removePasskey, { id })
  await server.app.inject({
    method: 'POST',
    url: changePassword.path,
    headers: { ...bearer(account.token), 'accept-language': 'de-CH' },
    payload: { current: password, password: newPassword },
  })

  const subjects = async () => (await mailsTo(account.email)).map(({ subject }) => subject).filter((subject) => !/Confirm/.test(subject))
  await expect
    .poll(async () => (await subjects()).toSorted(), { timeout: 20_000 })
    .toEqual([
      'A passkey was added',
      'A passkey was removed',
      'Ihr Passwort wurde geändert',
      'Two-step sign-in is off',
      'Two-step sign-in is on',
    ])
  const [notice] = (await mailsTo(account.email)).filter(({ subject }) => subject === 'Two-step sign-in is on')
  expect(notice?.text).toContain(`${origin}/forgot-password`)
  expect((await mailsTo(stranger.email)).filter(({ subject }) => /step/.test(subject))).toEqual([])
})
