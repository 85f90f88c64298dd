import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { anAuthenticator, type Authenticator } from '../../../../../scripts/testing/authenticator.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aTicket, switchOnTwoStep, twoStepSettings } from '../../../../../scripts/testing/two-step.ts'
import { aColleague, answerTo, ask } from '../../../../../scripts/testing/workspaces.ts'
import { texts } from '../../api-texts.ts'
import type { SignedIn } from '../../contract.ts'
import type { Assertion, RequestOptions } from '../../passkey-wire.ts'
import {
  addPasskey,
  beginPasskey,
  finishSignIn,
  readSecurity,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  type Passkey,
} from '../../security-contract.ts'
import { passkeySite } from './passkey-site.ts'

const origin = 'https://fristen.musterland.example'
const rpId = 'fristen.musterland.example'
const settings = { ...twoStepSettings, PUBLIC_ADDRESS: origin }
let server: TestServer
beforeAll(async () => {
  server = await aServer({ settings })
})
afterAll(() => server.app.close())

type Owner = { readonly account: TestAccount; readonly key: Authenticator; readonly passkey: Passkey }

async function withPasskey(account: TestAccount, isVerifying = true): Promise<Owner> {
  const key = anAuthenticator({ origin, rpId, isVerifying })
  const options = await answerTo(server, account, beginPasskey, { password: account.password })
  if ('error' in options) throw new Error(options.error.password)
  const passkey = await answerTo(server, account, addPasskey, { attestation: key.make(options), name: 'Laptop' })
  return { account, key, passkey }
}

/** A visit of the sign-in page: the challenge, and the cookie of the browser that got it. */
async function aVisit(): Promise<{ readonly options: RequestOptions; readonly cookie: string }> {
  const reply = await server.app.inject({ method: 'POST', url: startPasskey.path, payload: {} })
  return { options: reply.json(), cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}
const show = (assertion: Assertion, cookie: string) =>
  server.app.inject({ method: 'POST', url: signInWithPasskey.path, payload: { assertion }, headers: { cookie } })
const refused = { code: 'not-signed-in', message: texts.passkeyRefused }

it('a passkey signs in without a name and without a password, also where a second step is on', async () => {
  const { account, key } = await withPasskey(await anAccount(server))
  await switchOnTwoStep(server, account)
  const { options, cookie } = await aVisit()

  const reply = await show(key.show(options), cookie)

  expect(options).toMatchObject({ rpId, userVerification: 'required', allowCredentials: [] })
  expect(reply.json<SignedIn>().user.uuid).toBe(account.id)
  expect((await answerTo(server, account, readSecurity)).passkeys.list).toMatchObject([
    { name: 'Laptop', isSynced: false, usedAt: expect.any(String) as string },
  ])
})

it('what was shown once is worth nothing a second time', async () => {
  const { key } = await withPasskey(await anAccount(server))
  const { options, cookie } = await aVisit()
  const assertion = key.show(options)

  const replies = await Promise.all([show(assertion, cookie), show(assertion, cookie)])
  const later = await show(assertion, cookie)

  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401])
  expect(later.json()).toEqual(refused)
})

it('refuses a challenge of another browser, of nobody, or that is too old, and takes its own (control)', async () => {
  const { key } = await withPasskey(await anAccount(server))
  const [own, other, old] = [await aVisit(), await aVisit(), await aVisit()]
  await server.database.owner.query(
    `update accounts.passkey_challenge set expires_at = platform.moment() where challenge_hash = sha256($1)`,
    [Buffer.from(old.options.challenge)],
  )

  const foreign = await show(key.show(other.options), own.cookie)
  const invented = await show(key.show({ challenge: Buffer.from('made up by somebody').toString('base64url') }), own.cookie)
  const expired = await show(key.show(old.options), old.cookie)
  const right = await show(key.show(own.options), own.cookie)

  for (const reply of [foreign, invented, expired]) expect(reply.json()).toEqual(refused)
  expect(right.json()).toHaveProperty('access_token')
})

it.each([
  ['from another site', { origin: 'https://fristen.musterland.example.evil.example' }],
  ['from the same host without encryption', { origin: 'http://fristen.musterland.example' }],
  ['signed with another key', { isSignedByOther: true }],
  ['with a counter that goes back, as that of a copy', { counter: 1 }],
])('refuses a passkey %s', async (_what, faults) => {
  const { key } = await withPasskey(await anAccount(server))
  const first = await aVisit()
  await show(key.show(first.options, { counter: 5 }), first.cookie)
  const { options, cookie } = await aVisit()

  const reply = await show(key.show(options, faults), cookie)
  const again = await aVisit()

  expect(reply.json()).toEqual(refused)
  expect((await show(key.show(again.options, { counter: 6 }), again.cookie)).json()).toHaveProperty('access_token')
})

it('one that was made for another site, or that nobody has, is refused', async () => {
  await withPasskey(await anAccount(server))
  const { options, cookie } = await aVisit()

  const reply = await show(anAuthenticator({ origin, rpId }).show(options), cookie)

  expect(reply.json()).toEqual(refused)
})

it('without finger, face or PIN a passkey is a second step, but not the first', async () => {
  const { account, key } = await withPasskey(await anAccount(server), false)
  await switchOnTwoStep(server, account)
  const { options, cookie } = await aVisit()

  const alone = await show(key.show(options), cookie)
  const ticket = await aTicket(server, account)
  const step = await answerTo(server, undefined, startPasskey, { ticket })
  const second = await ask(server, undefined, finishSignIn, { ticket, proof: { kind: 'passkey', assertion: key.show(step) } })

  expect(alone.json()).toEqual(refused)
  expect(step.allowCredentials).toHaveLength(1)
  expect(second.json()).toHaveProperty('access_token')
})

it('the second step takes no passkey of somebody else, and no challenge of another ticket or of the sign-in page', async () => {
  const [anna, beat] = [await withPasskey(await anAccount(server)), await withPasskey(await anAccount(server))]
  for (const { account } of [anna, beat]) await switchOnTwoStep(server, account)
  const [ticket, other] = [await aTicket(server, anna.account), await aTicket(server, anna.account)]
  const finish = (assertion: Assertion) => ask(server, undefined, finishSignIn, { ticket, proof: { kind: 'passkey', assertion } })
  const challengeFor = (given: string) => answerTo(server, undefined, startPasskey, { ticket: given })

  const replies = [
    await finish(beat.key.show(await challengeFor(ticket))),
    await finish(anna.key.show(await challengeFor(other))),
    await finish(anna.key.show((await aVisit()).options)),
  ]

  for (const reply of replies) expect(reply.json()).toEqual({ error: { code: texts.passkeyRefused } })
  expect((await finish(anna.key.show(await challengeFor(ticket)))).json()).toHaveProperty('access_token')
})

it('making one asks for the password and belongs to the session that began it', async () => {
  const account = await anAccount(server)
  const key = anAuthenticator({ origin, rpId })
  const wrong = await ask(server, account, beginPasskey, { password: 'not this one' })
  const options = await answerTo(server, account, beginPasskey, { password: account.password })
  if ('error' in options) throw new Error('refused')
  const attestation = key.make(options)

  const foreign = await ask(server, await anAccount(server), addPasskey, { attestation, name: 'Laptop' })
  const late = await ask(server, account, addPasskey, { attestation, name: 'Laptop' })

  expect(wrong.json()).toEqual({ error: { password: texts.wrongPassword } })
  expect(foreign.statusCode).toBe(403)
  // The challenge is used up, whoever tried it.
  expect(late.statusCode).toBe(403)
})

it('names and removes one’s own, and nobody else’s, not even a colleague’s', async () => {
  const { account, passkey, key } = await withPasskey(await anAccount(server))
  const { id } = passkey
  const colleague = await aColleague(server, account)
  const foreign = [
    await ask(server, colleague, renamePasskey, { id, name: 'Mine' }),
    await ask(server, colleague, removePasskey, { id }),
    await ask(server, account, removePasskey, { id: randomUUID() }),
  ]

  const renamed = await answerTo(server, account, renamePasskey, { id, name: ' Telefon ' })
  await answerTo(server, account, removePasskey, { id })
  const { options, cookie } = await aVisit()

  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(renamed.name).toBe('Telefon')
  expect((await answerTo(server, account, readSecurity)).passkeys.list).toEqual([])
  expect((await show(key.show(options), cookie)).json()).toEqual(refused)
})

it('a closed account stays closed', async () => {
  const { account, key } = await withPasskey(await anAccount(server))
  await server.database.owner.query('update accounts.account set disabled_at = now() where id = $1', [account.id])
  const { options, cookie } = await aVisit()

  expect((await show(key.show(options), cookie)).json()).toMatchObject({ code: 'not-allowed', message: texts.disabled })
})

it('is offered for the address of the installation, and in production for no other', async () => {
  const production = await aServerForThisTest({ settings: { NODE_ENV: 'production', FILES_FOLDER: '/tmp' } })

  expect(passkeySite({ PUBLIC_ADDRESS: origin, NODE_ENV: 'production' }, 'evil.example')).toEqual({ id: rpId, origins: [origin] })
  expect(passkeySite({ PUBLIC_ADDRESS: undefined, NODE_ENV: 'production' }, 'evil.example')).toBeUndefined()
  expect(passkeySite({ PUBLIC_ADDRESS: undefined, NODE_ENV: undefined }, 'localhost:3000')?.origins[0]).toBe('http://localhost:3000')
  for (const host of ['127.0.0.1:3000', '[::1]:3000', '', 'a b'])
    expect(passkeySite({ PUBLIC_ADDRESS: undefined, NODE_ENV: undefined }, host)).toBeUndefined()
  expect((await ask(production, undefined, startPasskey)).statusCode).toBe(403)
})
