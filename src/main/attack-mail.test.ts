import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { anAccount, type TestAccount } from '../../scripts/testing/accounts.ts'
import { deliveryNeeds } from '../../scripts/testing/mail-delivery.ts'
import { aDraft, mailsOf, to } from '../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { anSmtpServer, type ReceivedMail, type TestSmtpServer } from '../../scripts/testing/smtp-server.ts'
import { answerTo, ask, join } from '../../scripts/testing/workspaces.ts'
import { deliver } from '../features/mail/server/delivery/deliver.ts'
import { readMail, sendMail } from '../features/mail/contract.ts'
import { proveAddress, resetPassword } from '../features/accounts/contract.ts'
import { invite, renameWorkspace } from '../features/accounts/workspace-contract.ts'
import { sendLink, type LinkMailNeeds } from '../features/accounts/server/link-mails.ts'
import { makeLink } from '../features/accounts/server/links.ts'
import type { AccountTables } from '../features/accounts/server/tables.ts'
import { readCanton } from '../platform/canton.ts'
import { connect } from '../platform/database.ts'
import { createOfficeNameCheck } from '../platform/office-name.ts'
import { createSmtp } from '../platform/smtp.ts'
import { projectPath } from './project.ts'

// Strangers who register try to write as the tax office, and to get mail that is for somebody else.

const sender = 'workspace@musterland.example'
const office = 'steuern@musterland.example'
const canton = await readCanton(projectPath('cantons'), 'musterland')
let server: TestServer
/** Where no name is looked at. */
let unguarded: TestServer
let post: TestSmtpServer
beforeAll(async () => {
  const settings = { MAIL_HOLD_SECONDS: '0', SMTP_FROM: sender }
  server = await aServer({ settings })
  unguarded = await aServer({ settings, isOfficeName: () => false })
  post = await anSmtpServer()
})
afterAll(async () => {
  await server.app.close()
  await unguarded.app.close()
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

/** What a reader takes for the office, written by hand: its address and its two plain names. Other names are judged one by one below. */
const isOffice = (text = ''): boolean => /@musterland\.example|kanton\s+musterland|steuerverwaltung/i.test(text.replace(sender, ''))

/** Whether one of its mails looks as if it came from the tax office. */
async function looksLikeOffice({ from: envelope, bytes }: Pick<ReceivedMail, 'from' | 'bytes'>, writer: string): Promise<boolean> {
  const { from, replyTo = [], headers } = await PostalMime.parse(bytes)
  const senders = headers.filter(({ key }) => ['from', 'sender', 'reply-to'].includes(key))
  const isPlain = senders.length === 2 && replyTo.length === 1 && replyTo[0]?.address === writer && from?.address === sender
  return !isPlain || envelope !== sender || [from?.name, replyTo[0]?.name, writer].some((text) => isOffice(text))
}

const leftFor = (customer: string) => post.received.filter(({ to: all }) => all.includes(customer))

/** Whether a mail has left that looks as if it came from the tax office. */
async function leftAsOffice(account: TestAccount, draft: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
  const customer = `${randomUUID()}@outside.example`
  await send(account, { to: to(customer), ...draft })
  for (const mail of leftFor(customer)) if (await looksLikeOffice(mail, account.email)) return true
  return false
}

const addresses = [office, office.toUpperCase(), 'Steuern@Musterland.example', 'amt@musterland.example', 'kanton@musterland.example']
const drafts: readonly Readonly<Record<string, unknown>>[] = [
  { from: { name: 'Kanton Musterland', email: office } },
  { replyTo: office, sender: office, headers: { from: office } },
  { subject: `Steuern\r\nFrom: ${office}\r\nReply-To: ${office}` },
  { cc: [{ name: `x\r\nFrom: ${office}`, email: `${randomUUID()}@outside.example` }] },
  { message: `<p>Hello</p>\r\n.\r\nMAIL FROM:<${office}>\r\n` },
]
/** What would have come if those drafts had worked. */
const forged: readonly (readonly [envelope: string, ...headers: string[]])[] = [
  [sender, `From: Kanton Musterland <${office}>`, 'Reply-To: anna@example.com'],
  [sender, `From: Anna <${sender}>`, `Sender: ${office}`, 'Reply-To: anna@example.com'],
  [sender, `From: Anna <${sender}>`, 'Reply-To: anna@example.com', `Reply-To: ${office}`],
  [sender, `From: Anna <${sender}>`, 'Reply-To: anna@example.com', `From: ${office}`],
  [office, `From: Anna <${sender}>`, 'Reply-To: anna@example.com'],
]

/** One who registers the address of the office, or writes it wherever a mail has room. */
function asOffice(): readonly Attempt[] {
  return [...byAddress(false), ...drafts.map((draft) => async () => leftAsOffice(await anAccount(server), draft))]
}

function byAddress(isProved: boolean): readonly Attempt[] {
  return [
    ...addresses.map((email) => async () => leftAsOffice(await registered(email, isProved))),
    ...addresses.map((email) => async () => {
      const customer = `${randomUUID()}@example.org`
      const other = await anAccount(server, { email: customer })
      await send(await registered(email, isProved), { to: to(customer), subject: 'Your tax' })
      return (await mailsOf(server, other)).some(({ from }) => isOffice(from.email))
    }),
  ]
}

// Names that somebody in a hurry takes for the office. They are written and judged by hand: none of them may leave at all.
const names = [
  'Kanton Musterland',
  'KANTON  MUSTERLAND',
  'K.a.n.t.o.n Musterland',
  'Kanton\u200bMusterland',
  'Kan\u200dton Mus\u200dter\u200cland',
  'Ｋａｎｔｏｎ Musterland',
  'Ｓｔｅｕｅｒａｍｔ Ｍｕｓｔｅｒｌａｎｄ',
  'Kánton Musterland',
  'Amt: Kanton-Musterland (offiziell)',
  'Steuerverwaltung',
  'Die Steuerverwaltung, Team 3',
  'Steueramt Musterland',
  'Steueramt',
  'Steuern Musterland',
  'Kt. Musterland Steuern',
  'Kt. Musterland',
  'Musterland Steuer-Rückerstattung',
  'Finanzdirektion Musterland',
  'Verwaltung Musterland',
  'Canton Musterland, impôts',
  'Cantone Musterland, imposte',
  'Musterland Tax Office',
  'Кантон Musterland',
  'Kаntоn Мustеrlаnd',
  'Stеuerаmt Мusterlаnd',
  'Κantοn Mustεrland',
  'Kant0n Muster1and',
  'Steuerverwa1tung',
  'St3uern Musterland',
  'Steuern MusterIand',
  'Steuern Musteгland',
  'S t e u e r n  M u s t e r l a n d',
  'eFristerstreckung',
  '𝐒𝐭𝐞𝐮𝐞𝐫𝐚𝐦𝐭 𝐌𝐮𝐬𝐭𝐞𝐫𝐥𝐚𝐧𝐝',
]

const aCustomer = () => `${randomUUID()}@outside.example`

/** One who calls themselves so and writes to a stranger. */
function byName(at: TestServer): readonly Attempt[] {
  return names.map((displayName) => async () => {
    const customer = aCustomer()
    await send(await anAccount(at, { displayName }), { to: to(customer) }, post, at)
    return leftFor(customer).length > 0
  })
}

type Names = { readonly person?: string; readonly workspace?: string }

/** One who has a stranger invited, under names that they may change before the mail is made. */
function byInvitation(at: TestServer, isGuarded: boolean): readonly Attempt[] {
  const invites =
    (first: Names, later: Names = first) =>
    async (): Promise<boolean> => {
      const customer = aCustomer()
      const admin = await anAccount(at, { displayName: first.person ?? 'Rückerstattungen' })
      await ask(at, admin, renameWorkspace, { name: first.workspace ?? 'Ihre Rückerstattung' })
      const made = await answerTo(at, admin, invite, { email: customer, role: 'staff' })
      const { person, workspace } = later
      if (person) await at.database.owner.query('update accounts.account set display_name = $1 where id = $2', [person, admin.id])
      if (workspace) await ask(at, admin, renameWorkspace, { name: workspace })
      if (!('invitation' in made) || !made.isMailed) return false
      const order = { purpose: 'invitation', id: made.invitation.id, language: 'de', askedAt: new Date().toISOString() } as const
      await sendLink(connect<AccountTables>(at.database.owner), linkMailNeeds(isGuarded), order)
      return leftFor(customer).length > 0
    }
  const some = names.filter((_, number) => number % 3 === 0)
  return [
    ...some.map((person) => invites({ person })),
    ...some.map((workspace) => invites({ workspace })),
    invites({ person: 'Steuerverwaltung Kanton Musterland', workspace: 'Ihre Steuerrückerstattung' }),
    invites({ person: 'Kanton', workspace: 'Musterland' }),
    invites({ person: 'Steuern', workspace: 'Musterland' }),
    invites({ person: 'Musterland', workspace: 'Steuerrückerstattung 2025' }),
    invites({ workspace: '\u202eKanton\u202c \u2066Musterland\u2069' }),
    invites({}, { person: 'Steuerverwaltung Musterland' }),
    invites({}, { workspace: 'Steuerverwaltung Musterland' }),
  ]
}

/** What the worker mails links with. */
function linkMailNeeds(isGuarded: boolean): LinkMailNeeds {
  const isOfficeName = createOfficeNameCheck(canton.site)
  return {
    outside: { smtp: createSmtp(post.url), from: sender },
    web: async () => 'https://fristen.musterland.example',
    isOfficeName: async (name) => isGuarded && isOfficeName(name),
  }
}

const unproved = (email: string) => anAccount(server, { email, displayName: 'Anna', isProved: false })

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

it('none of 65 mails and invitations leaves under a name that reads like that of the tax office', async () => {
  const attempts = [...byName(server), ...byInvitation(server, true)]

  const worked = await succeeded(attempts)

  expect([worked, attempts.length]).toEqual([0, 65])
  tellFigures({ title: "strangers' names", isTrue: worked === 0, figures: `${worked} of ${attempts.length} attempts worked` })
})

it('control: where no name is looked at, all of them leave', async () => {
  const attempts = [...byName(unguarded), ...byInvitation(unguarded, false)]

  const worked = await succeeded(attempts)

  expect(worked).toBe(attempts.length)
  const figures = `${worked} of ${attempts.length} worked where no name is looked at`
  tellFigures({ title: "strangers' names, control", isTrue: worked === attempts.length, figures })
})

it('none of 43 attempts sends from the tax office or reads the mail of somebody else', async () => {
  const attempts = [...asOffice(), ...asReader(false), ...byVictim(false), ...asThief()]

  const worked = await succeeded(attempts)

  expect([worked, attempts.length]).toEqual([0, 43])
  tellFigures({ title: "strangers' mail", isTrue: worked === 0, figures: `${worked} of ${attempts.length} attempts worked` })
})

it('control: as if every address were proved, such attempts work', async () => {
  const addressed = await succeeded(byAddress(true))
  const read = await succeeded(asReader(true))
  const pressed = await succeeded(byVictim(true))

  expect({ addressed, read, pressed }).toEqual({ addressed: 10, read: 15, pressed: 3 })
  tellFigures({
    title: "strangers' mail, control",
    isTrue: addressed === 10 && read === 15 && pressed === 3,
    figures: `${addressed} of 10 worked under an address of the office, ${read} of 15 where every address counts as proved, ${pressed} of 3 where the owner of the account presses`,
  })
})

it('control: a mail that says it comes from the office is seen, and an honest one leaves', async () => {
  const mails = forged.map(([from, ...headers]) => ({ from, bytes: Buffer.from([...headers, 'Subject: x', '', 'x'].join('\r\n')) }))
  const customer = aCustomer()
  const peter = await anAccount(server, { displayName: 'Peter Steuer' })

  const seen = await Promise.all(mails.map((mail) => looksLikeOffice(mail, 'anna@example.com')))
  await send(peter, { to: to(customer) })

  expect(seen).toEqual(drafts.map(() => true))
  const [left, ...more] = leftFor(customer)
  expect([left && (await looksLikeOffice(left, peter.email)), more]).toEqual([false, []])
})
