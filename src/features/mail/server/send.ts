import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { Problem } from '../../../kit/problem.ts'
import { job, queueJob, type Job } from '../../../platform/jobs.ts'
import type { IsOfficeName } from '../../../platform/office-name.ts'
import { isAddress } from '../addresses.ts'
import { texts } from '../api-texts.ts'
import { folderIds } from '../folders.ts'
import type { Draft } from '../mail.ts'
import { keepDraft, type Owner } from './draft-store.ts'
import { missing } from './mail-store.ts'
import type { MailTables } from './tables.ts'

type Tx = Transaction<MailTables>
type Needs = {
  readonly holdSeconds: number
  /** The name of the host in the ids of our mails. */
  readonly host: string
  /** Which of these addresses belong to people of the workspace, in small letters. */
  readonly colleagues: (tx: Tx, emails: readonly string[]) => Promise<readonly string[]>
  readonly limits: Limits
  /** Nobody writes to the outside under such a name. */
  readonly isOfficeName: IsOfficeName
}
/** To how many outside of the workspace one account, and all of a workspace together, may write within an hour. */
type Limits = { readonly perAccount: number; readonly perWorkspace: number }

const MailKey = z.object({ workspaceId: z.uuid(), accountId: z.uuid(), mailId: z.uuid() })
/** Where a mail lies; its id alone says so only to its owner. */
export type MailKey = z.output<typeof MailKey>
export const deliverMail: Job<typeof MailKey> = job('deliver-mail', MailKey)

/** Puts a mail on its way. It waits a little, so that it can still be taken back. */
export async function send(tx: Tx, owner: Owner, draft: Draft, needs: Needs): Promise<void> {
  const emails = recipientsOf(draft)
  if (!owner.self.isProved) throw new Problem('not-allowed', texts.unproved)
  const colleagues = new Set(await needs.colleagues(tx, emails))
  const beyond = emails.filter((email) => !colleagues.has(email))
  if (beyond.length > 0 && needs.isOfficeName(owner.self.name)) throw new Problem('not-allowed', texts.officeName)
  await keepDraft(tx, owner, draft)
  await checkLimits(tx, owner, beyond.length, needs.limits)
  await noteDeliveries(
    tx,
    owner,
    draft.id,
    emails.map((email) => ({ email, is_beyond: !colleagues.has(email) })),
  )
  // NOTE the running clock, which is the one the queue works by.
  const { rows } = await sql<{ send_at: string }>`
    update mail.mail set folder = ${folderIds.sent}, state = 'sending', message_id = ${`${randomUUID()}@${needs.host}`},
      send_at = now() + make_interval(secs => ${needs.holdSeconds}::int)
    where id = ${draft.id}::uuid returning send_at::text as send_at`.execute(tx)
  const [sent] = rows
  if (!sent) throw missing()
  const { workspaceId, accountId } = owner
  const key = `deliver-mail:${workspaceId}:${accountId}:${draft.id}`
  await queueJob(tx, deliverMail, { workspaceId, accountId, mailId: draft.id }, { runAt: sent.send_at, key })
}

/** Back among the drafts, unless the worker has it already: whoever of both comes first to the row decides. */
export async function unsend(tx: Tx, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update mail.mail set folder = ${folderIds.drafts}, state = 'kept', send_at = null, message_id = null, version = version + 1
    where id = ${id}::uuid and state = 'sending'`.execute(tx)
  if (numAffectedRows === 1n) {
    await tx.deleteFrom('mail.delivery').where('mail_id', '=', id).execute()
    return
  }
  const { rows } = await sql`select from mail.mail where id = ${id}::uuid`.execute(tx)
  throw rows.length === 0 ? missing() : new Problem('conflict', 'This mail has gone and cannot be taken back.')
}

/** Everybody who gets it, once each, in small letters. */
function recipientsOf({ to, cc, bcc }: Draft): readonly string[] {
  const emails = [...to, ...cc, ...bcc].map(({ email }) => email.trim().toLowerCase())
  if (emails.length === 0) throw new Problem('invalid-input', texts.noRecipient)
  if (!emails.every(isAddress)) throw new Problem('invalid-input', texts.wrongAddress)
  return [...new Set(emails)]
}

type Recipient = { readonly email: string; readonly is_beyond: boolean }

async function checkLimits(tx: Tx, { accountId, workspaceId }: Owner, beyond: number, { perAccount, perWorkspace }: Limits): Promise<void> {
  if (beyond === 0) return
  // One after the other, so that two mails at the same moment cannot both take the last places.
  for (const each of [workspaceId, accountId])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail-limit:${each}`}, 0))`.execute(tx)
  const { rows } = await sql<{ by_account: number; by_workspace: number }>`select * from mail.written_beyond()`.execute(tx)
  const used = rows[0] ?? { by_account: 0, by_workspace: 0 }
  const wait = { retryAfterSeconds: 3600 }
  if (used.by_account + beyond > perAccount)
    throw new Problem('too-many', 'You have written to very many people within an hour. Please wait a while.', wait)
  if (used.by_workspace + beyond > perWorkspace)
    throw new Problem('too-many', 'Your team has written to very many people within an hour. Please wait a while.', wait)
}

async function noteDeliveries(tx: Tx, { accountId, workspaceId }: Owner, mailId: string, recipients: readonly Recipient[]): Promise<void> {
  const place = { account_id: accountId, workspace_id: workspaceId, mail_id: mailId }
  await tx
    .insertInto('mail.delivery')
    .values(recipients.map((each) => ({ ...place, ...each })))
    .execute()
}
