import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, basic } from '../../scripts/testing/accounts.ts'
import { aCommandLine } from '../../scripts/testing/command-line.ts'
import { deskCall, why } from '../../scripts/testing/desk-calls.ts'
import { anOffice, anOfficeUser, signInAtOffice, type Office } from '../../scripts/testing/office.ts'
import { aMail } from '../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../scripts/testing/workspaces.ts'
import { proveAddress, register, requestPassword, requestProof, resetPassword, resume } from '../features/accounts/contract.ts'
import { changeRole, invite, leaveWorkspace, revokeInvitation } from '../features/accounts/workspace-contract.ts'
import { makeFeed, readFeed } from '../features/calendar/contract.ts'
import { setClosing } from '../features/desk/everybody-contract.ts'
import { exportHits } from '../features/desk/find-contract.ts'
import { exportMails } from '../features/mail/contract.ts'
import type { Events, Log } from '../platform/log.ts'

let server: TestServer
let office: Office
const logged: Told[] = []
beforeAll(async () => {
  office = await anOffice([anOfficeUser('lea', { roles: ['office-lead'] }), anOfficeUser('ohne', { roles: [] })])
  const settings = { ...office.settings, SMTP_FROM: 'workspace@musterland.example', GUESSES_PER_ACCOUNT: '2' }
  const log: Log = (event, fields) => void (event === 'security' && logged.push(fields as Told)) // what the event says it has
  server = await aServer({ database: { ...office.database, close: async () => {} }, settings, log })
})
afterAll(async () => {
  await server.app.close()
  await office.close()
})

type Told = Events['security']

/** What is told of security while something happens. The hashes are made a moment after the answer. */
async function toldBy(happens: () => PromiseLike<unknown>): Promise<readonly Told[]> {
  const before = logged.length
  await happens()
  await expect.poll(() => logged.length).toBeGreaterThan(before)
  return logged.slice(before)
}
const brief = (told: readonly Told[]) => told.map(({ what, outcome }) => `${what} ${outcome}`)

it('a sign-in is told as right, wrong or locked, with the hash of the account that the operator can find again', async () => {
  const account = await anAccount(server)
  const signIn = (password: string) => () => server.app.inject({ url: '/api/auth', headers: basic(account.email, password) })

  const right = await toldBy(signIn(account.password))
  const wrong = [...(await toldBy(signIn('x'))), ...(await toldBy(signIn('y'))), ...(await toldBy(signIn('z')))]
  const unknown = await toldBy(() => server.app.inject({ url: '/api/auth', headers: basic('nobody@example.com', 'x') }))

  expect(brief([...right, ...wrong])).toEqual(['sign-in done', 'sign-in refused', 'sign-in refused', 'sign-in limited'])
  expect(new Set([...right, ...wrong].map((event) => event.account)).size).toBe(1)
  expect(unknown).toMatchObject([{ what: 'sign-in', outcome: 'refused', account: '' }])
  const operator = aCommandLine(server.database)
  expect(await operator.run('trace', right[0]?.account ?? '')).toBe(`${account.email} (custom api)`)
  expect(await operator.run('trace', account.email)).toBe(`account ${right[0]?.account} (custom api)`)
  expect(await operator.run('trace', '127.0.0.1')).toBe(`network ${right[0]?.network}`)
})

it('registration, links, resets and proofs are told', async () => {
  const account = await anAccount(server)
  const code = 'x'.repeat(43)
  const taken = { displayName: 'Anna', email: account.email, password: 'Birnen auf dem Dach' }

  const told = [
    ...(await toldBy(() => ask(server, undefined, register, { ...taken, email: `${randomUUID()}@example.com` }))),
    ...(await toldBy(() => ask(server, undefined, register, taken))),
    ...(await toldBy(() => ask(server, undefined, requestPassword, { email: account.email }))),
    ...(await toldBy(() => ask(server, undefined, resetPassword, { code, password: 'Birnen auf dem Dach' }))),
    ...(await toldBy(() => ask(server, account, proveAddress, { code }))),
  ]

  expect(brief(told)).toEqual([
    'registration done',
    'registration refused',
    'password-link done',
    'password-reset refused',
    'address-proof refused',
  ])
  for (const at of [0, 2, 4]) expect(told[at]?.account).toMatch(/^[0-9a-f]{16}$/)
})

it('changed roles are told, and who tries what their role does not allow', async () => {
  const admin = await anAccount(server)
  const staff = await aColleague(server, admin)

  const told = [
    ...(await toldBy(() => ask(server, staff, changeRole, { accountId: admin.id, role: 'staff' }))),
    ...(await toldBy(() => ask(server, admin, changeRole, { accountId: staff.id, role: 'admin' }))),
  ]

  expect(brief(told)).toEqual(['role-change refused', 'role-change done'])
  expect(told[0]?.account).not.toBe(told[1]?.account)
})

it('who leaves a workspace, and an invitation that is taken back, are told', async () => {
  const admin = await anAccount(server)
  const staff = await aColleague(server, admin)
  const made = await answerTo(server, admin, invite, { email: `${randomUUID()}@example.com`, role: 'staff' })
  const id = 'invitation' in made ? made.invitation.id : ''
  await expect.poll(() => logged.at(-1)?.what).toBe('role-change')

  const told = [
    ...(await toldBy(() => ask(server, staff, revokeInvitation, { id }))),
    ...(await toldBy(() => ask(server, admin, revokeInvitation, { id }))),
    ...(await toldBy(() => ask(server, admin, revokeInvitation, { id }))),
    ...(await toldBy(() => ask(server, staff, leaveWorkspace))),
    ...(await toldBy(() => ask(server, admin, leaveWorkspace))),
  ]

  expect(brief(told)).toEqual(['role-change refused', 'role-change done', 'role-change refused', 'role-change done', 'role-change refused'])
})

it('mailed links for an address and exported mails are told', async () => {
  const account = await anAccount(server, { isProved: false })
  const mailId = await aMail(server, account)

  const told = [
    ...(await toldBy(() => ask(server, account, requestProof))),
    ...(await toldBy(() => ask(server, account, exportMails, { selectedMailIds: [mailId], format: 'eml' }))),
    ...(await toldBy(() => ask(server, account, exportMails, { selectedMailIds: [randomUUID()], format: 'eml' }))),
  ]

  expect(brief(told)).toEqual(['address-link done', 'mail-export done', 'mail-export refused'])
  expect(new Set(told.map((event) => event.account)).size).toBe(1)
})

it('a token or a key that is worth nothing is told, and neither none at all nor a good key is', async () => {
  const forged = await toldBy(() => server.app.inject({ url: resume.path, headers: { authorization: `Bearer ${'a'.repeat(40)}.b.c` } }))
  const live = await toldBy(() => server.app.inject({ url: '/api/live', headers: { authorization: `Bearer ${'a'.repeat(40)}.b.c` } }))
  const feed = await toldBy(() => server.app.inject({ url: `${readFeed.path}?key=wrong` }))
  const { address } = await answerTo(server, await anAccount(server), makeFeed)
  await expect.poll(() => logged.at(-1)?.what).toBe('registration')
  const before = logged.length
  await server.app.inject({ url: resume.path })
  await server.app.inject({ url: '/api/live' })
  await server.app.inject({ url: address })
  await toldBy(() => server.app.inject({ url: '/api/auth', headers: basic('nobody@example.com', 'x') }))

  for (const told of [forged, live, feed]) expect(told).toMatchObject([{ what: 'token', outcome: 'refused', account: '' }])
  expect(brief(logged.slice(before))).toEqual(['sign-in refused'])
})

it('closing the online service and opening it again are told, with who did it', async () => {
  let lea: Awaited<ReturnType<typeof signInAtOffice>>['cookies'] = {}
  const inside = await toldBy(async () => (lea = (await signInAtOffice(office, 'lea', { server })).cookies))
  const act = (texts: object | null) =>
    toldBy(() => deskCall(server, lea, setClosing.path.replace('/api/office/', ''), { texts, why: 'Störung' }))

  const told = [...(await act({ de: 'Wir sind bald wieder da.' })), ...(await act(null))]

  expect(brief(told)).toEqual(['closing done', 'closing done'])
  expect(new Set(told.map(({ account }) => account))).toEqual(new Set([inside[0]?.account]))
})

it('at the office sign-ins, exports, and what a role does not allow are told', async () => {
  let lea: Awaited<ReturnType<typeof signInAtOffice>>['cookies'] = {}
  const inside = await toldBy(async () => (lea = (await signInAtOffice(office, 'lea', { server })).cookies))
  const outside = await toldBy(() => signInAtOffice(office, 'ohne', { server }))
  const exported = await toldBy(() =>
    server.app.inject({
      method: 'POST',
      url: exportHits.path,
      payload: { filters: { kind: 'cases' }, who: { pid: '123456' }, why, language: 'de' },
      headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-office=${lea['__Host-office'] ?? ''}` },
    }),
  )
  const log = await toldBy(() => deskCall(server, lea, 'log', { filters: {} }))

  expect(brief([...inside, ...outside, ...exported, ...log])).toEqual([
    'office-sign-in done',
    'office-sign-in refused',
    'export done',
    'access refused',
  ])
  expect(exported[0]?.account).toBe(inside[0]?.account)
})
