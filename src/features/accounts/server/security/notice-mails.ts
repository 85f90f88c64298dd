import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { fill } from '../../../../kit/texts.ts'
import { job, queueJob, type Job } from '../../../../platform/jobs.ts'
import type { LinkMailNeeds } from '../link-mails.ts'
import type { AccountTables } from '../tables.ts'

const kinds = ['password-changed', 'passkey-added', 'passkey-removed', 'two-step-on', 'two-step-off'] as const

const Order = z.object({ kind: z.enum(kinds), accountId: z.uuid(), language: z.enum(['de', 'en']) })
type Order = z.output<typeof Order>

/** Tells the owner of an account by mail what has changed in how it signs in: whoever did it, it may not have been the owner. */
export const securityNotice: Job<typeof Order> = job('security-notice', Order)

export async function orderNotice(
  tx: Transaction<AccountTables>,
  { kind, accountId, language }: Omit<Order, 'language'> & { readonly language: string | undefined },
): Promise<void> {
  await queueJob(tx, securityNotice, { kind, accountId, language: language === 'de' ? 'de' : 'en' })
}

type Needs = Pick<LinkMailNeeds, 'outside' | 'web'>

/** To an address that is proved, and no other. A mail server that is away is tried again. */
export async function sendNotice(db: Kysely<AccountTables>, { outside, web }: Needs, { kind, accountId, language }: Order): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts.account
    where id = ${accountId}::uuid and disabled_at is null and email_proved_at is not null and email <> ''`.execute(db)
  const [owner] = rows
  if (!owner) return
  if (!outside) throw new Error('A notice is to be mailed, but SMTP_URL is not set.')
  const { subject, text } = words[language][kind]
  const frame = frames[language]
  const handed = await outside.smtp.hand({
    envelope: { from: outside.from, to: owner.email },
    from: { name: 'eFristerstreckung', address: outside.from },
    to: owner.email,
    subject,
    text: fill(frame, { text, place: await web() }),
    headers: { 'auto-submitted': 'auto-generated' },
  })
  if (handed.kind === 'later') throw Object.assign(new Error('The mail server did not take a notice yet.'), { code: handed.reason })
}

const frames: Readonly<Record<Order['language'], string>> = {
  en: `Hello

{text}

It concerns your account at {place}. If it was you, there is nothing to do.

If it was not you, choose a new password at once. That signs out all devices:

{place}/forgot-password

Then check which passkeys and authenticator app your account has, under «Security».
`,
  de: `Guten Tag

{text}

Es geht um Ihr Konto auf {place}. Wenn Sie das selbst waren, müssen Sie nichts tun.

Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort. Damit werden alle Geräte abgemeldet:

{place}/forgot-password

Prüfen Sie danach unter «Sicherheit», welche Passkeys und welche Authenticator-App Ihr Konto hat.
`,
}

type Words = Readonly<Record<Order['kind'], { readonly subject: string; readonly text: string }>>

const words: Readonly<Record<Order['language'], Words>> = {
  en: {
    'password-changed': { subject: 'Your password was changed', text: 'Your password was changed. All other devices were signed out.' },
    'passkey-added': { subject: 'A passkey was added', text: 'A passkey was added to your account. It can be used to sign in.' },
    'passkey-removed': { subject: 'A passkey was removed', text: 'A passkey was removed from your account.' },
    'two-step-on': {
      subject: 'Two-step sign-in is on',
      text: 'Two-step sign-in was switched on. After the password, a second step follows.',
    },
    'two-step-off': { subject: 'Two-step sign-in is off', text: 'Two-step sign-in was switched off. The password alone is enough again.' },
  },
  de: {
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Ihr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.',
    },
    'passkey-added': { subject: 'Neuer Passkey', text: 'Zu Ihrem Konto wurde ein Passkey hinzugefügt. Damit kann man sich anmelden.' },
    'passkey-removed': { subject: 'Passkey entfernt', text: 'Ein Passkey Ihres Kontos wurde entfernt.' },
    'two-step-on': {
      subject: 'Anmeldung in zwei Schritten ist eingeschaltet',
      text: 'Die Anmeldung in zwei Schritten wurde eingeschaltet. Nach dem Passwort folgt ein zweiter Schritt.',
    },
    'two-step-off': {
      subject: 'Anmeldung in zwei Schritten ist ausgeschaltet',
      text: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet. Das Passwort allein genügt wieder.',
    },
  },
}
