import { sql, type Kysely, type Transaction } from 'kysely'
import type { NoticeKind } from '../../../kit/notice-kinds.ts'
import { plural } from '../../../kit/plural.ts'
import { fill } from '../../../kit/texts.ts'
import type { OutgoingMessage, Smtp } from '../../../platform/smtp.ts'
import { transactOn } from '../../../platform/transact.ts'
import { mailTexts } from './mail-texts.ts'
import type { NotificationTables } from './tables.ts'

type Tx = Transaction<NotificationTables>

export type DigestNeeds = {
  readonly db: Kysely<NotificationTables>
  /** The way to the outside, where there is one. */
  readonly outside: { readonly smtp: Smtp; readonly from: string } | undefined
  /** Where the pages are found, without a slash at the end. */
  readonly web: () => Promise<string>
  /** The proved address of an account that may sign in, and its language. */
  readonly addressOf: (tx: Tx, accountId: string) => Promise<{ readonly email: string; readonly language: 'de' | 'en' } | undefined>
  /** A name in which no mail program finds a link. */
  readonly harmless: (name: string) => string
  readonly isOfficeName: (name: string) => Promise<boolean>
}

type Line = { readonly id: string; readonly kind: NoticeKind; readonly by: string; readonly subject: string }
type Digest = { readonly email: string; readonly language: 'de' | 'en'; readonly lines: readonly Line[] }

/** To one person in one day. What is beyond that shows in the workspace alone. */
export const maxMailsPerDay = 20
const maxLines = 20

/** Mails to everybody who waits for one all that is unread, in one mail. */
export async function mailDigests(needs: DigestNeeds): Promise<void> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from notifications.notification where mail_at <= platform.moment()
    group by account_id order by min(mail_at) limit 200`.execute(needs.db)
  for (const { accountId } of rows) {
    const digest = await transactOn(needs.db)((tx) => takeDigest(tx, accountId, needs))
    if (digest && needs.outside) await send(digest, accountId, needs, needs.outside)
  }
}

/** Taken before it is mailed, so that two workers send one mail. None while somebody wants quiet: then it waits. */
async function takeDigest(tx: Tx, accountId: string, { addressOf, outside }: DigestNeeds): Promise<Digest | undefined> {
  await sql`insert into notifications.preference (account_id) values (${accountId}::uuid) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ mayMail: boolean }>`
    select mailed_on is distinct from (platform.moment() at time zone 'Europe/Zurich')::date or mailed < ${maxMailsPerDay} as "mayMail"
    from notifications.preference
    where account_id = ${accountId}::uuid and (quiet_until is null or quiet_until <= platform.moment()) for update skip locked`.execute(tx)
  const [state] = rows
  if (!state) return undefined
  const { rows: taken } = await sql<Line & { readonly isNews: boolean }>`
    update notifications.notification as n set mail_at = null where n.account_id = ${accountId}::uuid and n.mail_at is not null
    returning n.id, n.kind, n.by_name as by, n.subject, n.read_at is null and n.gone_ids = '{}' as "isNews"`.execute(tx)
  const lines = taken.filter(({ isNews }) => isNews)
  const address = outside && state.mayMail && lines.length > 0 ? await addressOf(tx, accountId) : undefined
  if (!address) return undefined
  await sql`
    update notifications.preference set mailed_on = d.today, mailed = case when mailed_on = d.today then mailed + 1 else 1 end
    from (select (platform.moment() at time zone 'Europe/Zurich')::date as today) as d where account_id = ${accountId}::uuid`.execute(tx)
  return { ...address, lines }
}

async function send(
  digest: Digest,
  accountId: string,
  needs: DigestNeeds,
  { smtp, from }: NonNullable<DigestNeeds['outside']>,
): Promise<void> {
  const handed = await smtp.hand(await messageOf(digest, needs, from))
  if (handed.kind !== 'later' || !handed.isUnsent) return
  // For a day: after that it is no news.
  await sql`
    update notifications.notification set mail_at = platform.moment() + interval '5 minutes'
    where account_id = ${accountId}::uuid and id = any(${digest.lines.map(({ id }) => id)}::uuid[]) and read_at is null
      and created_at > platform.moment() - interval '1 day'`.execute(needs.db)
}

async function messageOf({ email, language, lines }: Digest, needs: DigestNeeds, from: string): Promise<OutgoingMessage> {
  const { harmless, isOfficeName, web } = needs
  const texts = mailTexts[language]
  const said: string[] = []
  for (const { kind, by, subject } of lines.slice(0, maxLines)) {
    const names = { by: harmless(by), subject: harmless(subject) }
    const isShown = !(await isOfficeName(`${names.by} ${names.subject}`))
    said.push(`- ${fill(texts.lines[kind], isShown ? names : { by: '–', subject: '–' })}`)
  }
  if (lines.length > maxLines) said.push(fill(texts.more, { count: String(lines.length - maxLines) }))
  const place = `${await web()}/apps/notifications`
  return {
    envelope: { from, to: email },
    from: { name: 'eFristerstreckung', address: from },
    to: email,
    subject: fill(plural(lines.length, language, texts.subject), { count: String(lines.length) }),
    text: `${[texts.hello, said.join('\n'), `${texts.open}\n${place}`, `${texts.settings}\n${place}/settings`].join('\n\n')}\n`,
    headers: { 'auto-submitted': 'auto-generated' },
  }
}
