import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { anAccount, type TestAccount } from '../../scripts/testing/accounts.ts'
import { deliveryNeeds } from '../../scripts/testing/mail-delivery.ts'
import { aDraft, mailsOf, to } from '../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../scripts/testing/smtp-server.ts'
import { ask, join } from '../../scripts/testing/workspaces.ts'
import { deliver } from '../features/mail/server/delivery/deliver.ts'
import { readMail, sendMail } from '../features/mail/contract.ts'
import { proveAddress, resetPassword } from '../features/accounts/contract.ts'
import { makeLink } from '../features/accounts/server/links.ts'
import type { AccountTables } from '../features/accounts/server/tables.ts'
import { officeNames, readCanton } from '../platform/canton.ts'
import { connect } from '../platform/database.ts'
import { projectPath } from './project.ts'

// Strangers who register try to write as the tax office, and to get mail that is for somebody else.

const sender = 'workspace@musterland.example'
const office = 'steuern@musterland.example'
const canton = await readCanton(projectPath('cantons'), 'musterland')
let server: TestServer
/** Of another canton, where the names of this one are as good as any. */
let elsewhere: TestServer
let post: TestSmtpServer
beforeAll(async () => {
  server = await aServer({ settings: { MAIL_HOLD_SECONDS: '0' } })
  elsewhere = await aServer({ settings: { MAIL_HOLD_SECONDS: '0' }, canton: 'bergtal' })
  post = await anSmtpServer()
})
afterAll(async () => {
  await server.app.close()
  await elsewhere.app.close()
  await post.close()
})

/** Says whether it has worked. */
type Attempt = () => Promise<boolean>

/** Whatever the server lets somebody send is on its way after this. */
async function send(
  account: TestAccount,
  draft: Readonly<Record<string, unknown>>,
  outside: TestSmtpServer | undefined = post,
  at: TestServer = server,
): Promise<string> {
  const mail = { ...aDraft(), ...draft }
  await ask(at, account, sendMail, mail)
  await deliver(deliveryNeeds(at, outside), { workspaceId: account.workspaceId, accountId: account.id, mailId: mail.id })
  return mail.id
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const isOffice = (text = ''): boolean => [office, ...officeNames(canton)].some((name) => letters(text).includes(letters(name)))

/** Whether a mail has left that looks as if it came from the tax office. */
async function leftAsOffice(
  account: TestAccount,
  draft: Readonly<Record<string, unknown>> = {},
  at: TestServer = server,
): Promise<boolean> {
  const customer = `${randomUUID()}@outside.example`
  await send(account, { to: to(customer), ...draft }, post, at)
  const left = post.received.filter(({ to: all }) => all.includes(customer))
  for (const { from: envelope, bytes } of left) {
    const { from, replyTo = [], headers } = await PostalMime.parse(bytes)
    const senders = headers.filter(({ key }) => ['from', 'sender', 'reply-to'].includes(key))
    const isPlain = senders.length === 2 && replyTo.length === 1 && replyTo[0]?.address === account.email && account.email !== office
    if (!isPlain || envelope !== sender || from?.address !== sender || isOffice(from.name) || isOffice(replyTo[0]?.name)) return true
  }
  return false
}

const addresses = [office, office.toUpperCase(), 'Steuern@Musterland.example', 'amt@musterland.example', 'kanton@musterland.example']
const names = [
  'Kanton Musterland',
  'KANTON  MUSTERLAND',
  'K.a.n.t.o.n Musterland',
  'Kanton\u200bMusterland',
  'Ｋａｎｔｏｎ Musterland',
  'Kánton Musterland',
  'Amt: Kanton-Musterland (offiziell)',
  office,
  `"${office}"`,
  new URL(canton.site.web).hostname,
  'Steuerverwaltung',
  'Die Steuerverwaltung, Team 3',
]
const drafts: readonly Readonly<Record<string, unknown>>[] = [
  { from: { name: 'Kanton Musterland', email: office } },
  { replyTo: office, sender: office, headers: { from: office } },
  { subject: `Steuern\r\nFrom: ${office}\r\nReply-To: ${office}` },
  { cc: [{ name: `x\r\nFrom: ${office}`, email: `${randomUUID()}@outside.example` }] },
  { message: `<p>Hello</p>\r\n.\r\nMAIL FROM:<${office}>\r\n` },
]

const unproved = (email: string) => anAccount(server, { email, displayName: 'Steuern', isProved: false })

/** One who registers the address of the office, or calls themselves by its name, or writes its address wherever a mail has room. */
function asOffice(isProved: boolean): readonly Attempt[] {
  return [
    ...addresses.map((email) => async () => {
      const account = await registered(email, isProved)
      return leftAsOffice(account)
    }),
    ...drafts.map((draft) => async () => leftAsOffice(await anAccount(server), draft)),
    ...addresses.map((email) => async () => {
      const customer = `${randomUUID()}@example.org`
      const other = await anAccount(server, { email: customer })
      await send(await registered(email, isProved), { to: to(customer), subject: 'Your tax' })
      return (await mailsOf(server, other)).some(({ from }) => isOffice(from.email))
    }),
  ]
}

/** One who calls themselves what only the office is called. */
function byName(at: TestServer): readonly Attempt[] {
  return names.map((displayName) => async () => leftAsOffice(await anAccount(at, { displayName }), {}, at))
}

/** The same address can be registered once, so each attempt begins with a free one. */
async function registered(email: string, isProved: boolean): Promise<TestAccount> {
  await server.database.owner.query(`update accounts.account set email = id || '@gone.example' where lower(email) = lower($1)`, [email])
  const account = await unproved(email)
  if (isProved) await server.database.owner.query('update accounts.account set email_proved_at = now() where id = $1', [account.id])
  return account
}

const places = ['to', 'cc', 'bcc'] as const

/** One who registers the address of somebody who has no account, and waits for their mail. */
function asReader(isProved: boolean): readonly Attempt[] {
  const spellings = [(email: string) => email, (email: string) => email.toUpperCase(), (email: string) => `  ${email}  `]
  const waiting = places.flatMap((place) =>
    spellings.map((spell) => async () => {
      const victim = `${randomUUID()}@example.org`
      const stranger = await registered(spell(victim), isProved)
      const writer = await anAccount(server)
      await send(writer, { to: to(`${randomUUID()}@example.org`), [place]: to(victim), subject: 'For the victim' })
      return (await mailsOf(server, stranger)).some(({ subject }) => subject === 'For the victim')
    }),
  )
  const asColleague = places.map((place) => async () => {
    const victim = `${randomUUID()}@example.org`
    const admin = await anAccount(server)
    const stranger = await join(server, admin, await registered(victim, isProved), 'staff')
    await send(admin, { to: to(`${randomUUID()}@example.org`), [place]: to(victim), subject: 'For the victim' })
    return (await mailsOf(server, stranger)).some(({ subject }) => subject === 'For the victim')
  })
  const withoutMailServer = places.map((place) => async () => {
    const victim = `${randomUUID()}@example.org`
    const stranger = await registered(victim, isProved)
    await send(
      await anAccount(server),
      { to: to(`${randomUUID()}@example.org`), [place]: to(victim), subject: 'For the victim' },
      undefined,
    )
    return (await mailsOf(server, stranger)).some(({ subject }) => subject === 'For the victim')
  })
  return [...waiting, ...asColleague, ...withoutMailServer]
}

/** One who knows the id of a mail, or tries links that are not theirs. */
function asThief(): readonly Attempt[] {
  return Array.from({ length: 10 }, (_, number) => async () => {
    const [owner, thief] = [await anAccount(server), await anAccount(server, { isProved: false })]
    const mailId = await send(owner, { to: to(owner.email) })
    if (number < 5) return (await ask(server, thief, readMail, { mailId })).statusCode === 200
    const code = randomUUID().padEnd(43, '0')
    const tried = [
      ask(server, thief, proveAddress, { code }),
      ask(server, undefined, resetPassword, { code, password: 'Quitten im Keller' }),
    ]
    return (await Promise.all(tried)).some(({ statusCode }) => statusCode === 200)
  })
}

/** One who registers the address of somebody else and hopes that they press the button of the mail they get. */
function byVictim(isOwner: boolean): readonly Attempt[] {
  const presses = [async () => undefined, () => anAccount(server), () => anAccount(server, { isProved: false })]
  return presses.map((victim) => async () => {
    const email = `${randomUUID()}@example.org`
    const stranger = await registered(email, false)
    const db = connect<AccountTables>(server.database.owner)
    const code = await makeLink(db, { purpose: 'address', id: stranger.id, mailedTo: email })
    await ask(server, isOwner ? stranger : await victim(), proveAddress, { code })
    await send(await anAccount(server), { to: to(email), subject: 'For the victim' })
    return (await mailsOf(server, stranger)).some(({ subject }) => subject === 'For the victim')
  })
}

async function succeeded(attempts: readonly Attempt[]): Promise<number> {
  let count = 0
  for (const attempt of attempts) if (await attempt()) count += 1
  return count
}

it('none of 55 attempts sends as the tax office or reads the mail of somebody else', async () => {
  const attempts = [...asOffice(false), ...byName(server), ...asReader(false), ...byVictim(false), ...asThief()]

  const worked = await succeeded(attempts)

  expect([worked, attempts.length]).toEqual([0, 55])
  tellFigures({ title: "strangers' mail", isTrue: worked === 0, figures: `${worked} of ${attempts.length} attempts worked` })
})

it('control: as if every address were proved, and under the names of another canton, such attempts work', async () => {
  const attempts = [...asOffice(true), ...asReader(true)]

  const worked = await succeeded(attempts)
  const named = await succeeded(byName(elsewhere))
  const pressed = await succeeded(byVictim(true))

  expect(worked).toBeGreaterThanOrEqual(15)
  expect([named, pressed]).toEqual([names.length, 3])
  tellFigures({
    title: "strangers' mail, control",
    isTrue: worked >= 15 && named === names.length && pressed === 3,
    figures: `${worked} of ${attempts.length} worked where every address counts as proved, ${named} of ${names.length} under a name of another canton, ${pressed} of 3 where the owner of the account presses`,
  })
})
