import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMeasured } from '../../../../../scripts/access/figures.ts'
import { anAccount, basic, bearer, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aTicket, codeOf, switchOnTwoStep, twoStepSettings } from '../../../../../scripts/testing/two-step.ts'
import { answerTo, ask } from '../../../../../scripts/testing/workspaces.ts'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import { texts } from '../../api-texts.ts'
import { resetPassword, type SignedIn } from '../../contract.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, finishSignIn, readSecurity, renewRecoveryCodes } from '../../security-contract.ts'
import { makeLink } from '../links.ts'
import { connect } from '../../../../platform/database.ts'
import type { AccountTables } from '../tables.ts'
import { stepOfCode } from './totp.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ settings: twoStepSettings })
})
afterAll(() => server.app.close())

const signIn = ({ email, password }: TestAccount, at = server) => at.app.inject({ url: '/api/auth', headers: basic(email, password) })
const finish = (ticket: string, code: string, kind: 'code' | 'recovery' = 'code', at = server) =>
  ask(at, undefined, finishSignIn, { ticket, proof: { kind, code } })

async function twoSteps(at = server) {
  const account = await anAccount(at)
  return { account, ...(await switchOnTwoStep(at, account)) }
}

it('a one-time code is that of RFC 6238, with one step before and after', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (seconds: number): Date => new Date(seconds * 1000)

  expect([codeOf(secret, at(59)), codeOf(secret, at(1_111_111_109)), codeOf(secret, at(2_000_000_000))]).toEqual([
    '287082',
    '081804',
    '279037',
  ])
  expect(stepOfCode(secret, '287 082', at(59))).toBe(1)
  expect([0, 30, 60, 89].map((seconds) => stepOfCode(secret, '287082', at(seconds)))).toEqual([1, 1, 1, 1])
  expect(stepOfCode(secret, '287082', at(90))).toBeUndefined()
  for (const wrong of ['', '28708', '2870822', '28708a', '٢٨٧٠٨٢']) expect(stepOfCode(secret, wrong, at(59))).toBeUndefined()
})

describe('signing in', () => {
  it('without a second step answers as before', async () => {
    expect((await signIn(await anAccount(server))).json()).toHaveProperty('access_token')
  })

  it('with a second step gives no token for the password, and one for the code', async () => {
    const { account, code } = await twoSteps()

    const first = await signIn(account)
    const { ticket, kinds } = first.json<{ secondFactor: { ticket: string; kinds: string[] } }>().secondFactor
    const second = await finish(ticket, code())

    expect(first.json()).toMatchObject({ error: { email: null, password: texts.secondStep } })
    expect(first.body).not.toContain('access_token')
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(kinds).toEqual(['code', 'recovery'])
    expect(second.json<SignedIn>().user.uuid).toBe(account.id)
    expect(
      (await server.app.inject({ url: '/api/auth/access-token', headers: bearer(second.json<SignedIn>().access_token) })).statusCode,
    ).toBe(200)
  })

  it('tells nobody with a wrong password that there is a second step', async () => {
    const [{ account }, plain] = [await twoSteps(), await anAccount(server)]
    const wrong = await Promise.all([account, plain].map((each) => signIn({ ...each, password: 'not this one' })))

    expect(wrong[0]?.json()).toEqual(wrong[1]?.json())
  })

  it('takes a code once, on whichever of two servers it comes first, and no older one after it', async () => {
    const other = await aServerForThisTest({ settings: twoStepSettings, database: { ...server.database, close: async () => {} } })
    const { account, code } = await twoSteps()
    const tickets = [await aTicket(server, account), await aTicket(other, account)] as const

    const replies = await Promise.all([finish(tickets[0], code()), finish(tickets[1], code(), 'code', other)])
    const [next, older] = [await aTicket(server, account), await aTicket(server, account)]
    const newer = await finish(next, code(1))
    const before = await finish(older, code(0))

    expect(replies.filter((reply) => 'access_token' in reply.json<object>())).toHaveLength(1)
    expect(newer.json()).toHaveProperty('access_token')
    expect(before.json()).toEqual({ error: { code: texts.wrongCode } })
  })

  it('a replayed code would be taken if the database forgot the last step (control)', async () => {
    const { account, code } = await twoSteps()
    await finish(await aTicket(server, account), code())
    const refused = await finish(await aTicket(server, account), code())
    await server.database.owner.query('update accounts.totp set last_step = 0 where account_id = $1', [account.id])

    const replayed = await finish(await aTicket(server, account), code())

    expect(refused.json()).toHaveProperty('error.code')
    expect(replayed.json()).toHaveProperty('access_token')
  })

  it('a ticket works once, for its own account, and for five minutes', async () => {
    const [anna, beat] = [await twoSteps(), await twoSteps()]
    const ticket = await aTicket(server, anna.account)
    const late = await aTicket(server, anna.account)
    await server.database.owner.query('update accounts.second_step set expires_at = platform.moment() where ticket_hash = $1', [
      secretHash(late),
    ])

    const foreign = [await finish(ticket, beat.code()), await finish(ticket, beat.recoveryCodes[0] ?? '', 'recovery')]
    const [expired, invented] = [await finish(late, anna.code()), await finish(newSecret(), anna.code())]
    const own = await finish(ticket, anna.code())
    const again = await finish(ticket, anna.recoveryCodes[0] ?? '', 'recovery')

    for (const reply of foreign) expect(reply.json()).toEqual({ error: { code: texts.wrongCode } })
    for (const reply of [expired, invented, again]) expect(reply.json()).toMatchObject({ code: 'not-found', message: texts.stepOver })
    expect(own.json()).toHaveProperty('access_token')
    // A second use of the ticket has used up nothing else.
    expect((await answerTo(server, anna.account, readSecurity)).twoStep.recoveryCodesLeft).toBe(10)
  })

  it('a recovery code works once, however it is typed, and new ones end the old', async () => {
    const { account, recoveryCodes } = await twoSteps()
    const [one = '', two = ''] = recoveryCodes

    const first = await finish(await aTicket(server, account), one.replaceAll('-', ' ').toUpperCase(), 'recovery')
    const again = await finish(await aTicket(server, account), one, 'recovery')
    const left = (await answerTo(server, account, readSecurity)).twoStep.recoveryCodesLeft
    const renewed = await answerTo(server, account, renewRecoveryCodes, { password: account.password })
    const old = await finish(await aTicket(server, account), two, 'recovery')

    expect([new Set(recoveryCodes).size, left]).toEqual([10, 9])
    expect(first.json()).toHaveProperty('access_token')
    for (const reply of [again, old]) expect(reply.json()).toEqual({ error: { code: texts.wrongCode } })
    expect('recoveryCodes' in renewed && renewed.recoveryCodes).toHaveLength(10)
  })

  it('guesses are counted before they are looked at, and the eleventh within an hour is refused though it were right', async () => {
    const at = await aServerForThisTest({ settings: twoStepSettings })
    const { account, code } = await twoSteps(at)
    const ticket = await aTicket(at, account)
    const guesses = isMeasured() ? 10_000 : 300

    const statuses: number[] = []
    for (let from = 0; from < guesses; from += 100) {
      const some = Array.from({ length: 100 }, (_, index) => finish(ticket, String(from + index).padStart(6, '9'), 'code', at))
      statuses.push(...(await Promise.all(some)).map(({ statusCode }) => statusCode))
    }
    const right = [await finish(ticket, code(), 'code', at), await finish(await aTicket(at, account), code(), 'code', at)]
    await at.database.owner.query('delete from accounts.guess')
    const forgiven = await finish(await aTicket(at, account), code(), 'code', at)

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 10)
    expect(right.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    expect(forgiven.json()).toHaveProperty('access_token')
  }, 300_000)

  it('a mailed link sets a new password and leads to the second step, not around it', async () => {
    const { account, code } = await twoSteps()
    const waiting = await aTicket(server, account)
    const db = connect<AccountTables>(server.database.owner)
    const link = await makeLink(db, { purpose: 'password', id: account.id, mailedTo: account.email })

    const reset = await ask(server, undefined, resetPassword, { code: link, password: 'Birnen auf dem Dach' })
    const { secondFactor } = reset.json<{ secondFactor: { ticket: string } }>()

    expect(reset.json()).toMatchObject({ error: { password: texts.secondStep } })
    expect(reset.body).not.toContain('access_token')
    expect((await finish(waiting, code())).statusCode).toBe(404)
    expect((await finish(secondFactor.ticket, code())).json()).toHaveProperty('access_token')
  })

  it('a closed account does not get past its second step', async () => {
    const { account, code } = await twoSteps()
    const ticket = await aTicket(server, account)
    await server.database.owner.query('update accounts.account set disabled_at = now() where id = $1', [account.id])

    expect((await finish(ticket, code())).statusCode).toBe(404)
  })
})

describe('switching on and off', () => {
  it('asks for the password, and nothing is on before a first code', async () => {
    const account = await anAccount(server)
    const wrong = await ask(server, account, beginTwoStep, { password: 'not this one' })
    const begun = await answerTo(server, account, beginTwoStep, { password: account.password })
    const mistyped = await ask(server, account, confirmTwoStep, { code: '000000' })

    expect(wrong.json()).toEqual({ error: { password: texts.wrongPassword } })
    expect(begun).toMatchObject({ address: expect.stringMatching(/^otpauth:\/\/totp\/eFristerstreckung:/) as string })
    expect(mistyped.json()).toEqual({ error: { code: texts.wrongCode } })
    expect((await signIn(account)).json()).toHaveProperty('access_token')
    expect((await answerTo(server, account, readSecurity)).twoStep).toEqual({ isOffered: true, onSince: null, recoveryCodesLeft: 0 })
  })

  it('a secret in use is not replaced, and goes with the password only', async () => {
    const { account } = await twoSteps()
    const second = await ask(server, account, beginTwoStep, { password: account.password })
    const refused = await ask(server, account, endTwoStep, { password: 'not this one' })
    const before = (await signIn(account)).json<object>()

    await answerTo(server, account, endTwoStep, { password: account.password })

    expect(second.json()).toMatchObject({ code: 'conflict', message: texts.twoStepIsOn })
    expect(refused.json()).toEqual({ error: { password: texts.wrongPassword } })
    expect(before).toHaveProperty('secondFactor')
    expect((await signIn(account)).json()).toHaveProperty('access_token')
  })

  it('neither secret nor recovery codes can be read from the database, and another key opens no secret', async () => {
    const { account, recoveryCodes, code } = await twoSteps()
    const { rows } = await server.database.owner.query<{ all: string }>(
      `select string_agg(row::text, ' ') as all from (
        select t::text as row from accounts.totp t union all select c::text from accounts.recovery_code c) as kept`,
    )
    const settings = { TOTP_KEY: 'another key, of which nobody knew'.replaceAll(' ', '-') }
    const other = await aServerForThisTest({ settings, database: { ...server.database, close: async () => {} } })

    const foreign = await finish(await aTicket(other, account), code(), 'code', other)
    const recovered = await finish(await aTicket(other, account), recoveryCodes[0] ?? '', 'recovery', other)

    for (const secret of recoveryCodes) expect(rows[0]?.all).not.toContain(secret)
    expect(foreign.json()).toEqual({ error: { code: texts.wrongCode } })
    expect(recovered.json()).toHaveProperty('access_token')
  })

  it('is not offered without a key', async () => {
    const plain = await aServerForThisTest({ database: { ...server.database, close: async () => {} } })
    const account = await anAccount(plain)

    expect((await answerTo(plain, account, readSecurity)).twoStep.isOffered).toBe(false)
    expect((await ask(plain, account, beginTwoStep, { password: account.password })).statusCode).toBe(403)
  })

  it('the operator switches it off for who lost everything, and it is logged', async () => {
    const { account } = await twoSteps()
    const operator = aCommandLine(server.database)

    await operator.run('switch-off-two-step', account.email.toUpperCase())

    expect((await signIn(account)).json()).toHaveProperty('access_token')
    expect((await server.app.inject({ url: '/api/auth/access-token', headers: bearer(account.token) })).statusCode).toBe(401)
    expect(JSON.parse(operator.told[0] ?? '')).toMatchObject({ event: 'security', what: 'two-step', outcome: 'done' })
    await expect(operator.run('switch-off-two-step', account.email)).rejects.toThrow('No account')
    await expect(operator.run('switch-off-two-step')).rejects.toThrow('missing required argument')
  })
})
