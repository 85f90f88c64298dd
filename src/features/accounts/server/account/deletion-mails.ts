import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { fill } from '../../../../kit/texts.ts'
import { job, queueJob, type Job } from '../../../../platform/jobs.ts'
import type { LinkMailNeeds } from '../link-mails.ts'
import type { AccountTables } from '../tables.ts'

const Order = z.object({ accountId: z.uuid(), moment: z.enum(['requested', 'last-day']) })
type Order = z.output<typeof Order>

export const mailDeletion: Job<typeof Order> = job('mail-deletion', Order)

/** Asks the worker to tell the owner that their account will be deleted. */
export async function orderDeletionMail(tx: Transaction<AccountTables>, accountId: string, moment: Order['moment']): Promise<void> {
  await queueJob(tx, mailDeletion, { accountId, moment }, { key: `mail-deletion:${moment}:${accountId}` })
}

/** Nothing where it was kept meanwhile, nor to an address that nobody has proved. */
export async function sendDeletionMail(
  db: Kysely<AccountTables>,
  { outside, web }: Pick<LinkMailNeeds, 'outside' | 'web'>,
  { accountId, moment }: Order,
): Promise<void> {
  const { rows } = await sql<{ email: string; language: 'de' | 'en'; delete_at: Date }>`
    select email, coalesce(delete_language, 'en') as language, delete_at from accounts.account
    where id = ${accountId}::uuid and delete_at is not null and email_proved_at is not null and email <> ''`.execute(db)
  const [row] = rows
  if (!row || !outside) return
  const day = new Intl.DateTimeFormat(row.language === 'de' ? 'de-CH' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Zurich' })
  const { subject, text } = words[row.language][moment]
  const handed = await outside.smtp.hand({
    envelope: { from: outside.from, to: row.email },
    from: { name: 'eFristerstreckung', address: outside.from },
    to: row.email,
    subject,
    text: `${fill(text, { day: day.format(row.delete_at), link: `${await web()}/login` })}\n`,
    headers: { 'auto-submitted': 'auto-generated' },
  })
  if (handed.kind === 'later') throw Object.assign(new Error('The mail server did not take a mail yet.'), { code: handed.reason })
}

type Words = Readonly<Record<Order['moment'], { readonly subject: string; readonly text: string }>>

const words: Readonly<Record<'de' | 'en', Words>> = {
  en: {
    requested: {
      subject: 'Your account will be deleted',
      text: `Hello

You asked us to delete your account. It will be deleted on {day}, and you are signed out everywhere.

Changed your mind? Sign in before then and choose «Keep my account»:

{link}

If it was not you, sign in at once, keep your account and choose a new password.`,
    },
    'last-day': {
      subject: 'Last day: your account will be deleted',
      text: `Hello

Your account will be deleted on {day}. After that nothing can bring it back.

To keep it, sign in and choose «Keep my account»:

{link}`,
    },
  },
  de: {
    requested: {
      subject: 'Ihr Konto wird gelöscht',
      text: `Guten Tag

Sie möchten Ihr Konto löschen. Es wird am {day} gelöscht; abgemeldet sind Sie bereits überall.

Haben Sie es sich anders überlegt? Melden Sie sich bis dahin an und wählen Sie «Konto behalten»:

{link}

Wenn Sie das nicht waren: Melden Sie sich sofort an, behalten Sie Ihr Konto und wählen Sie ein neues Passwort.`,
    },
    'last-day': {
      subject: 'Letzter Tag: Ihr Konto wird gelöscht',
      text: `Guten Tag

Ihr Konto wird am {day} gelöscht. Danach lässt es sich nicht wiederherstellen.

Möchten Sie es behalten? Melden Sie sich an und wählen Sie «Konto behalten»:

{link}`,
    },
  },
}
