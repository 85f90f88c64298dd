import { randomUUIDv7 } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { folderIds } from '../../folders.ts'
import type { Person } from '../../mail.ts'
import type { KeptAttachment } from '../mail-row.ts'
import type { MailKey } from '../send.ts'
import type { MailTables } from '../tables.ts'

type Tx = Transaction<MailTables>

/** What of a mail travels. */
export type SentMail = {
  readonly from_name: string
  readonly from_email: string
  readonly from_avatar: string
  readonly to: Person[]
  readonly cc: Person[]
  readonly bcc: Person[]
  readonly subject: string
  readonly message: string
  readonly plain: string
  readonly time: Date
  readonly attachments: KeptAttachment[]
  readonly message_id: string | null
  readonly in_reply_to: string | null
  readonly state: string
  /** Whether it has gone off with this very question. */
  readonly has_begun: boolean
}

/** From here on the mail cannot be taken back. Nothing where it was, or where its time has not come yet. */
export async function takeMail(tx: Tx, key: MailKey): Promise<SentMail | undefined> {
  const begun = await sql`
    update mail.mail set state = 'kept', send_at = null, version = version + 1
    where ${isMail(key)} and state = 'sending' and send_at <= now()`.execute(tx)
  const { rows } = await sql<SentMail>`
    select from_name, from_email, from_avatar, "to", cc, bcc, subject, message, plain, time, attachments,
      message_id, in_reply_to, state, ${begun.numAffectedRows === 1n}::boolean as has_begun
    from mail.mail where ${isMail(key)}`.execute(tx)
  const [mail] = rows
  return mail && mail.state !== 'sending' ? mail : undefined
}

// NOTE jobs see all mailboxes, so every statement says which one is meant.
function isMail({ workspaceId, accountId, mailId }: MailKey): RawBuilder<unknown> {
  return sql`workspace_id = ${workspaceId}::uuid and account_id = ${accountId}::uuid and id = ${mailId}::uuid`
}
function isOfMail({ workspaceId, accountId, mailId }: MailKey): RawBuilder<unknown> {
  return sql`workspace_id = ${workspaceId}::uuid and account_id = ${accountId}::uuid and mail_id = ${mailId}::uuid`
}

export async function waitingFor(tx: Tx, key: MailKey): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from mail.delivery where ${isOfMail(key)} and state = 'waiting' order by email`.execute(tx)
  return rows.map(({ email }) => email)
}

/** Whether this recipient still waits; nobody else serves them until the transaction ends. */
export async function holdRecipient(tx: Tx, key: MailKey, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from mail.delivery where ${isOfMail(key)} and email = ${email} and state = 'waiting' for update`.execute(tx)
  return rows.length === 1
}

export type Outcome = { readonly state: 'reached' } | { readonly state: 'failed'; readonly reason: string }

export async function noteOutcome(tx: Tx, key: MailKey, email: string, outcome: Outcome): Promise<void> {
  const reason = outcome.state === 'failed' ? outcome.reason.slice(0, 200) : ''
  await sql`update mail.delivery set state = ${outcome.state}, reason = ${reason} where ${isOfMail(key)} and email = ${email}`.execute(tx)
}

/** Who has been waited for long enough. */
export async function giveUpOld(tx: Tx, key: MailKey, hours: number, reason: string): Promise<void> {
  await sql`update mail.delivery set state = 'failed', reason = ${reason}
    where ${isOfMail(key)} and state = 'waiting' and made_at < now() - make_interval(hours => ${hours}::int)`.execute(tx)
}

export type Miss = { readonly email: string; readonly reason: string }

/** Those the sender has not been told about yet; from here on they have been. */
export async function takeMisses(tx: Tx, key: MailKey): Promise<readonly Miss[]> {
  const { rows } = await sql<Miss>`
    update mail.delivery set state = 'told' where ${isOfMail(key)} and state = 'failed' returning email, reason`.execute(tx)
  return rows
}

type Arriving = {
  readonly workspaceId: string
  readonly accountId: string
  readonly from: Person & { readonly avatar: string }
  readonly to: readonly Person[]
  readonly cc: readonly Person[]
  readonly bcc: readonly Person[]
  readonly subject: string
  readonly message: string
  readonly plain: string
  readonly attachments: readonly KeptAttachment[]
  readonly messageId: string | null
  readonly inReplyTo: string | null
}

/** A new mail in somebody's inbox, in the conversation it belongs to; and whether it answers what they sent. */
export async function insertArriving(tx: Tx, mail: Arriving): Promise<{ readonly id: string; readonly isReply: boolean }> {
  const id = randomUUIDv7()
  const known = [mail.inReplyTo, mail.messageId].filter((each) => each !== null)
  const { rows } = await sql<{ thread_id: string; is_reply: boolean }>`
    select thread_id, folder = ${folderIds.sent} and message_id = ${mail.inReplyTo} as is_reply from mail.mail where workspace_id = ${mail.workspaceId}::uuid and account_id = ${mail.accountId}::uuid
      and message_id = any(${known}::text[]) order by time desc limit 1`.execute(tx)
  const threadId = rows[0]?.thread_id
  await tx
    .insertInto('mail.mail')
    .values({
      // Of those that arrive at one moment the later one stands above.
      id,
      workspace_id: mail.workspaceId,
      account_id: mail.accountId,
      folder: folderIds.inbox,
      from_name: mail.from.name,
      from_email: mail.from.email,
      from_avatar: mail.from.avatar,
      to: JSON.stringify(mail.to),
      cc: JSON.stringify(mail.cc),
      bcc: JSON.stringify(mail.bcc),
      subject: mail.subject,
      message: mail.message,
      plain: mail.plain,
      attachments: JSON.stringify(mail.attachments),
      message_id: mail.messageId,
      in_reply_to: mail.inReplyTo,
      ...(threadId === undefined ? {} : { thread_id: threadId }),
    })
    .execute()
  return { id, isReply: rows[0]?.is_reply ?? false }
}

export async function markFailed(tx: Tx, key: MailKey): Promise<void> {
  await sql`update mail.mail set state = 'failed', version = version + 1 where ${isMail(key)}`.execute(tx)
}

/** What nothing counts or waits for any more. */
export async function forgetOldDeliveries(tx: Tx): Promise<void> {
  await sql`delete from mail.delivery where made_at < now() - interval '30 days'`.execute(tx)
}
