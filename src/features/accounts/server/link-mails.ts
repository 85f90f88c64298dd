import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { fill } from '../../../kit/texts.ts'
import { job, queueJob, type Job } from '../../../platform/jobs.ts'
import type { OutgoingMessage, Smtp } from '../../../platform/smtp.ts'
import { linkPages } from '../contract.ts'
import { cleanName } from '../registration.ts'
import { makeLink } from './links.ts'
import type { AccountTables } from './tables.ts'

const Order = z.object({
  purpose: z.enum(['address', 'password', 'invitation']),
  /** Of the account, or of the invitation. */
  id: z.uuid(),
  language: z.enum(['de', 'en']),
  askedAt: z.iso.datetime(),
})
type Order = z.output<typeof Order>

/** The link is made by the worker when it mails it, so that no code ever lies in the queue. */
export const mailLink: Job<typeof Order> = job('mail-link', Order)

/** Asks the worker to mail a link. Asked twice before it does, it mails one. */
export async function orderLink(
  tx: Transaction<AccountTables>,
  { purpose, id, language }: Pick<Order, 'purpose' | 'id'> & { readonly language: string | undefined },
): Promise<void> {
  const order = { purpose, id, language: language === 'de' ? 'de' : 'en', askedAt: new Date().toISOString() } as const
  await queueJob(tx, mailLink, order, { key: `mail-link:${purpose}:${id}` })
}

export type LinkMailNeeds = {
  /** The way to the outside, where there is one. */
  readonly outside: { readonly smtp: Smtp; readonly from: string } | undefined
  /** Where these pages are found, without a slash at the end. */
  readonly web: () => Promise<string>
  /** Asked again when the mail is made: names may have changed since somebody invited. */
  readonly isOfficeName: (name: string) => Promise<boolean>
}

/** Whoever still waits after this has asked again or given up. */
const patienceMs = 60 * 60 * 1000

/** Mails a link with a new code. A mail server that is away or busy is tried again for an hour. */
export async function sendLink(db: Kysely<AccountTables>, { outside, web, isOfficeName }: LinkMailNeeds, order: Order): Promise<void> {
  if (Date.now() - Date.parse(order.askedAt) > patienceMs) return
  const letter = order.purpose === 'invitation' ? await invitationLetter(db, order.id, isOfficeName) : await accountLetter(db, order)
  if (!letter) return
  if (!outside) throw new Error('A link is to be mailed, but SMTP_URL is not set.')
  const code = await makeLink(db, { purpose: order.purpose, id: order.id, mailedTo: letter.email })
  const place = await web()
  const link = `${place}${linkPages[order.purpose]}#${code}`
  const { subject, text } = words[order.language][order.purpose]
  const message: OutgoingMessage = {
    envelope: { from: outside.from, to: letter.email },
    from: { name: 'eFristerstreckung', address: outside.from },
    to: letter.email,
    subject: fill(subject, letter.names),
    text: `${fill(text, { ...letter.names, place, link })}\n`,
    headers: { 'auto-submitted': 'auto-generated' },
  }
  const handed = await outside.smtp.hand(message)
  if (handed.kind === 'later') throw Object.assign(new Error('The mail server did not take a link yet.'), { code: handed.reason })
}

type Letter = { readonly email: string; readonly names: Readonly<Record<'name' | 'workspace', string>> }

/** Nothing where there is nothing to prove any more, and no password of ours to forget. */
async function accountLetter(db: Kysely<AccountTables>, { purpose, id }: Order): Promise<Letter | undefined> {
  const { rows } = await sql<{ email: string }>`
    select a.email from accounts.account a left join accounts.credential c on c.account_id = a.id
    where a.id = ${id}::uuid and a.disabled_at is null and a.email <> ''
      and case ${purpose} when 'address' then a.email_proved_at is null else c.account_id is not null end`.execute(db)
  // No name: strangers could make a message of it for whoever really has the address.
  return rows[0] && { email: rows[0].email, names: { name: '', workspace: '' } }
}

/** Only if whoever invites has proved their own address and does not look like the tax office. */
async function invitationLetter(
  db: Kysely<AccountTables>,
  id: string,
  isOfficeName: LinkMailNeeds['isOfficeName'],
): Promise<Letter | undefined> {
  const { rows } = await sql<{ email: string; workspace: string; name: string; sender: string }>`
    select i.email, w.name as workspace, a.display_name as name, a.email as sender
    from accounts.invitation i
    join accounts.workspace w on w.id = i.workspace_id
    join accounts.account a on a.id = i.invited_by
    where i.id = ${id}::uuid and i.expires_at > platform.moment() and a.email_proved_at is not null and a.disabled_at is null`.execute(db)
  const [row] = rows
  if (!row || (await isOfficeName(bothNames(row.name, row.workspace)))) return undefined
  return { email: row.email, names: { name: `${harmless(row.name)} (${row.sender})`, workspace: harmless(row.workspace) } }
}

/** As the mail shows them, one beside the other: half of an office’s name may stand in each. */
export function bothNames(person: string, workspace: string): string {
  return `${harmless(person)} ${harmless(workspace)}`
}

/** A name in which no mail program finds an address to click on. */
export function harmless(name: string): string {
  const words = cleanName(name)
    .split(/\s+/u)
    .filter((word) => !/[:/@\\]|[.．。｡][^.]/u.test(word))
  return words.join(' ').slice(0, 100) || '–'
}

type Words = Readonly<Record<Order['purpose'], { readonly subject: string; readonly text: string }>>

const words: Readonly<Record<Order['language'], Words>> = {
  en: {
    address: {
      subject: 'Confirm your e-mail address',
      text: `Hello

This address was given for an account at {place}. Open this link to confirm that it is yours:

{link}

The link works once, within three days. If you have not created an account there, ignore this mail. Unless you confirm, that account cannot send or receive mail with your address.`,
    },
    password: {
      subject: 'Choose a new password',
      text: `Hello

A new password was requested for your account at {place}. You can choose it here:

{link}

The link works once, within 30 minutes. If it was not you, ignore this mail: your password stays as it is.`,
    },
    invitation: {
      // No name here: a stranger could make a message of it.
      subject: 'Invitation to a workspace',
      text: `Hello

{name} invites you to work together in the workspace «{workspace}» at {place}:

{link}

The link is valid for 14 days. If you do not know who invites you, ignore this mail.`,
    },
  },
  de: {
    address: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: `Guten Tag

Diese Adresse wurde für ein Konto auf {place} angegeben. Bestätigen Sie mit diesem Link, dass sie Ihnen gehört:

{link}

Der Link gilt drei Tage und funktioniert nur einmal. Wenn Sie dort kein Konto erstellt haben, müssen Sie nichts tun. Ohne Ihre Bestätigung kann jenes Konto keine Mails mit Ihrer Adresse senden oder empfangen.`,
    },
    password: {
      subject: 'Wählen Sie ein neues Passwort',
      text: `Guten Tag

Für Ihr Konto auf {place} wurde ein neues Passwort angefordert. Hier können Sie es wählen:

{link}

Der Link gilt 30 Minuten und funktioniert nur einmal. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
    },
    invitation: {
      subject: 'Einladung in einen Arbeitsbereich',
      text: `Guten Tag

{name} lädt Sie ein, auf {place} im Arbeitsbereich «{workspace}» zusammenzuarbeiten:

{link}

Der Link gilt 14 Tage. Wenn Sie nicht wissen, wer Sie einlädt, müssen Sie nichts tun.`,
    },
  },
}
