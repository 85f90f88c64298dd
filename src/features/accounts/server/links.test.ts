import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aCommandLine } from '../../../../scripts/testing/command-line.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../scripts/testing/smtp-server.ts'
import { aWorker, type TestWorker } from '../../../../scripts/testing/worker.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { texts } from '../api-texts.ts'
import { proveAddress, readLink, register, requestPassword, requestProof, resetPassword, type SignedIn } from '../contract.ts'
import { acceptInvitation, invite, renameWorkspace } from '../workspace-contract.ts'
import { harmless } from './link-mails.ts'

const settings = { SMTP_FROM: 'workspace@musterland.example', PUBLIC_ADDRESS: 'https://fristen.musterland.example' }
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

const subjects = {
  address: 'Confirm your e-mail address',
  password: 'Choose a new password',
  invitation: 'Invitation to a workspace',
}

/** The mail of this kind to an address, once it has come. */
async function mailTo(email: string, kind: keyof typeof subjects, subject = subjects[kind]) {
  const find = async () => {
    const mails = await Promise.all(post.received.filter(({ to }) => to.includes(email)).map(({ bytes }) => PostalMime.parse(bytes)))
    return mails.find((mail) => mail.subject === subject)
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const { from, text = '' } = (await find()) ?? {}
  return { from, text, code: /#([\w-]{43})\s/.exec(text)?.[1] ?? '' }
}

async function isProved({ id }: Pick<TestAccount, 'id'>): Promise<boolean> {
  const { rows } = await server.database.owner.query<{ is: boolean }>(
    'select email_proved_at is not null as is from accounts.account where id = $1',
    [id],
  )
  return rows[0]?.is ?? false
}
/** For a second server on the same database, which ends with its test. */
const keptOpen = () => ({ ...server.database, close: async () => {} })
const aStranger = () => anAccount(server, { isProved: false })
const expire = () => server.database.owner.query('update accounts.link set expires_at = platform.moment()')

it('whoever registers gets a link to the address they gave, which proves it once', async () => {
  const account = await aStranger()
  const mail = await mailTo(account.email, 'address')
  const before = await isProved(account)

  const first = await ask(server, account, proveAddress, { code: mail.code })
  const again = await ask(server, account, proveAddress, { code: mail.code })

  expect(mail.from).toEqual({ name: 'eFristerstreckung', address: 'workspace@musterland.example' })
  expect(mail.text).toContain(`https://fristen.musterland.example/confirm-address#${mail.code}`)
  expect([before, await isProved(account)]).toEqual([false, true])
  expect([first.json(), again.statusCode]).toEqual([{ email: account.email }, 404])
})

it('proves nothing for a guest or for another account, who may have the mail because a stranger gave their address', async () => {
  const account = await aStranger()
  const { code } = await mailTo(account.email, 'address')

  const guest = await ask(server, undefined, proveAddress, { code })
  const other = await ask(server, await anAccount(server), proveAddress, { code })

  expect([guest.statusCode, other.statusCode, await isProved(account)]).toEqual([401, 404, false])
  expect((await ask(server, account, proveAddress, { code })).statusCode).toBe(200)
})

it('the link is in the language of the page, and says nothing that a stranger has written', async () => {
  const email = `${randomUUID()}@example.com`
  const payload = { displayName: 'Gewinn abholen auf boese.example', email, password: newPassword }
  await server.app.inject({ method: 'POST', url: register.path, payload, headers: { 'accept-language': 'de-CH' } })

  const mail = await mailTo(email, 'address', 'Bestätigen Sie Ihre E-Mail-Adresse')

  expect(mail.text).not.toContain('Gewinn')
})

it('asks for another link five times an hour, and not once the address is proved', async () => {
  const account = await aStranger()
  await mailTo(account.email, 'address')

  const asked = []
  for (let times = 0; times < 6; times += 1) asked.push((await ask(server, account, requestProof)).statusCode)
  const proved = await answerTo(server, await anAccount(server), requestProof)

  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
  expect(proved.isProved).toBe(true)
})

it('a link that is too old or that nobody made is worth nothing', async () => {
  const account = await aStranger()
  const { code } = await mailTo(account.email, 'address')
  const before = await answerTo(server, undefined, readLink, { code })
  await expire()

  const after = [ask(server, undefined, readLink, { code }), ask(server, account, proveAddress, { code })]
  const invented = ask(server, undefined, readLink, { code: 'x'.repeat(43) })

  expect(before).toEqual({ email: account.email, purpose: 'address' })
  for (const reply of [...after, invented]) expect((await reply).json()).toMatchObject({ code: 'not-found', message: texts.noSuchLink })
  expect(await isProved(account)).toBe(false)
})

it('a forgotten password is set anew with a mailed link, which signs everybody out and proves the address', async () => {
  const account = await aStranger()
  await ask(server, undefined, requestPassword, { email: account.email.toUpperCase() })
  const { code } = await mailTo(account.email, 'password')

  const reset = await ask(server, undefined, resetPassword, { code, password: newPassword })
  const resumed = await server.app.inject({ url: '/api/auth/access-token', headers: bearer(account.token) })
  const old = await server.app.inject({ url: '/api/auth', headers: basic(account.email, account.password) })
  const fresh = await server.app.inject({ url: '/api/auth', headers: basic(account.email, newPassword) })

  expect(reset.json<SignedIn>().user.uuid).toBe(account.id)
  expect(resumed.statusCode).toBe(401)
  expect(old.json()).toMatchObject({ error: { password: texts.wrongPassword } })
  expect(fresh.json()).toHaveProperty('access_token')
  expect(await isProved(account)).toBe(true)
  expect((await ask(server, undefined, resetPassword, { code, password: newPassword })).statusCode).toBe(404)
})

it('a weak password leaves the link as it is', async () => {
  const { email } = await anAccount(server)
  await ask(server, undefined, requestPassword, { email })
  const { code } = await mailTo(email, 'password')

  const refused = []
  for (const password of ['short', 'password123', email])
    refused.push((await ask(server, undefined, resetPassword, { code, password })).json())

  expect(refused).toEqual([texts.shortPassword, texts.commonPassword, texts.ownPassword].map((password) => ({ error: { password } })))
  expect((await ask(server, undefined, resetPassword, { code, password: newPassword })).json()).toHaveProperty('access_token')
})

it('who has no account gets the same answer and no mail; a link for the address sets no password', async () => {
  const unknown = await ask(server, undefined, requestPassword, { email: 'nobody@example.com' })
  const account = await aStranger()
  const { code } = await mailTo(account.email, 'address')

  const reset = await ask(server, undefined, resetPassword, { code, password: newPassword })

  expect(unknown.json()).toEqual({})
  expect(reset.statusCode).toBe(404)
  expect(post.received.filter(({ to }) => to.includes('nobody@example.com'))).toEqual([])
})

it('an invitation is mailed with a code of its own, and whoever comes with that has proved the address', async () => {
  const admin = await anAccount(server)
  const guests = [await aStranger(), await aStranger()]
  const [mailed, passedOn] = guests as [TestAccount, TestAccount]
  const made = await answerTo(server, admin, invite, { email: mailed.email, role: 'staff' })
  const shown = await answerTo(server, admin, invite, { email: passedOn.email, role: 'staff' })
  const { code, text } = await mailTo(mailed.email, 'invitation')

  await answerTo(server, mailed, acceptInvitation, { code })
  await answerTo(server, passedOn, acceptInvitation, { code: 'code' in shown ? shown.code : '' })

  expect(made).toMatchObject({ isMailed: true })
  expect(text).toContain(`Anna Muster (${admin.email}) invites you`)
  expect([await isProved(mailed), await isProved(passedOn)]).toEqual([true, false])
})

it('who has not proved an address has no invitations mailed', async () => {
  const email = `${randomUUID()}@example.com`

  const made = await answerTo(server, await aStranger(), invite, { email, role: 'staff' })

  expect(made).toMatchObject({ isMailed: false })
})

it.each([
  ['Steuerverwaltung Kanton Musterland', 'Team', false],
  ['Anna Muster', 'Kt. Musterland', false],
  ['Steuern', 'Musterland', false],
  ['Peter Steuer', 'Turnverein Quittenau', true],
])('an invitation by «%s» into «%s» is mailed: %s', async (displayName, name, isMailed) => {
  const admin = await anAccount(server, { displayName })
  await answerTo(server, admin, renameWorkspace, { name })

  const made = await answerTo(server, admin, invite, { email: `${randomUUID()}@example.com`, role: 'staff' })

  expect(made).toMatchObject({ isMailed })
})

it('registering with the code of a mailed invitation proves the address, with the one that was shown it does not', async () => {
  const closed = await aServerForThisTest({ settings: { ...settings, REGISTRATION: 'invited' }, database: keptOpen() })
  const admin = await anAccount(server)
  const [mailed, shown] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  await answerTo(server, admin, invite, { email: mailed, role: 'staff' })
  const second = await answerTo(server, admin, invite, { email: shown, role: 'staff' })
  const { code } = await mailTo(mailed, 'invitation')
  const registered = async (email: string, invitation: string) =>
    (await ask(closed, undefined, register, { displayName: 'Carla', email, password: newPassword, invitation })).json<SignedIn>().user.uuid

  const ids = [await registered(mailed, code), await registered(shown, 'code' in second ? second.code : '')]

  expect(await Promise.all(ids.map((id) => isProved({ id })))).toEqual([true, false])
})

it('without a mail server the operator prints a link, which proves no address, or vouches for one', async () => {
  const silent = await aServerForThisTest({ database: keptOpen() })
  const account = await aStranger()
  const operator = aCommandLine(server.database)
  const asked = await ask(silent, undefined, requestPassword, { email: account.email })

  const printed = await operator.run('password-link', account.email)
  const code = /new-password#([\w-]{43})$/m.exec(printed)?.[1] ?? ''
  const reset = await ask(silent, undefined, resetPassword, { code, password: newPassword })
  const byLink = await isProved(account)
  await operator.run('prove-address', account.email)

  expect(asked.json()).toMatchObject({ code: 'not-allowed', message: texts.sendsNoMail })
  expect(reset.json<SignedIn>().user.uuid).toBe(account.id)
  expect([byLink, await isProved(account)]).toEqual([false, true])
  await expect(operator.run('password-link', 'nobody@example.com')).rejects.toThrow('No account')
})

it('the operator ends the sessions of one account, or of everybody', async () => {
  const [one, other] = [await anAccount(server), await anAccount(server)]
  const operator = aCommandLine(server.database)
  const states = async () =>
    Promise.all(
      [one, other].map(
        async ({ token }) => (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })).statusCode,
      ),
    )

  const told = await operator.run('end-sessions', one.email)
  const after = await states()
  await operator.run('end-sessions', '--all')

  expect(told).toBe('1 session ended.')
  expect([after, await states()]).toEqual([
    [401, 200],
    [401, 401],
  ])
  await expect(operator.run('end-sessions')).rejects.toThrow('--all')
})

it.each([
  ['Dr. Anna Muster', 'Dr. Anna Muster'],
  ['Click boese.example now', 'Click now'],
  ['https://boese.example', '–'],
  ['a@b c', 'c'],
  ['Anna \u202eretsuM', 'Anna retsuM'],
])('in a mail «%s» is called «%s»', (name, shown) => {
  expect(harmless(name)).toBe(shown)
})
