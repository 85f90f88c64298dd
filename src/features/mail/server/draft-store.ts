import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { copyOwnFile, keepFiles, keptAmong, releaseFiles } from '../../../platform/files.ts'
import { storable } from '../../../platform/storable-text.ts'
import { texts } from '../api-texts.ts'
import { folderIds } from '../folders.ts'
import type { Draft, Person } from '../mail.ts'
import { cleanLine } from './clean-line.ts'
import { keptAttachment, type KeptAttachment } from './mail-row.ts'
import { plainTextOf } from './plain-text.ts'
import type { MailTables } from './tables.ts'

type Tx = Transaction<MailTables>
/** Whose mailbox, and how they sign their mails. */
export type Owner = { readonly accountId: string; readonly workspaceId: string; readonly self: Sender }
/** Who has not proved their address keeps drafts and sends nothing. */
export type Sender = Person & { readonly avatar: string; readonly isProved: boolean }

const mostBytes = 25 * 1024 * 1024
const notADraft = (): Problem => new Problem('conflict', texts.notADraft)

/** Keeps a draft under the id the browser gave it. What lies in the folder of drafts is one, and nothing else is. */
export async function keepDraft(tx: Tx, owner: Owner, draft: Draft): Promise<void> {
  const before = await readDraft(tx, draft.id)
  const attachments = await takeFiles(tx, owner, draft.fileIds, before?.attachments ?? [])
  const thread = await threadOf(tx, draft.answersId, before)
  const message = storable(draft.message)
  const values = {
    folder: folderIds.drafts,
    from_name: cleanLine(owner.self.name, 200),
    from_email: owner.self.email,
    from_avatar: owner.self.avatar,
    to: people(draft.to),
    cc: people(draft.cc),
    bcc: people(draft.bcc),
    subject: cleanLine(draft.subject, 998),
    message,
    plain: plainTextOf(message),
    time: sql<string>`platform.moment()`,
    read: true,
    attachments: JSON.stringify(attachments),
    thread_id: thread.threadId,
    in_reply_to: thread.inReplyTo,
    message_id: null,
    state: 'kept' as const,
  }
  const { accountId: account_id, workspaceId: workspace_id } = owner
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail.mail')
    .values({ id: draft.id, account_id, workspace_id, ...values })
    .onConflict((same) =>
      before
        ? same.columns(['workspace_id', 'account_id', 'id']).doUpdateSet({ ...values, version: sql<number>`mail.version + 1` })
        : same.doNothing(),
    )
    .executeTakeFirstOrThrow()
  // Two windows that begin one draft at the same moment.
  if (numInsertedOrUpdatedRows !== 1n) throw notADraft()
}

type Known = { readonly attachments: KeptAttachment[]; readonly thread_id: string; readonly in_reply_to: string | null }

async function readDraft(tx: Tx, id: string): Promise<Known | undefined> {
  const { rows } = await sql<Known & { folder: number }>`
    select folder, attachments, thread_id, in_reply_to from mail.mail where id = ${id}::uuid for update`.execute(tx)
  const [row] = rows
  if (row && row.folder !== folderIds.drafts) throw notADraft()
  return row
}

/** Each file belongs to one mail: what another one has is copied, what was taken out is let go. */
async function takeFiles(
  tx: Tx,
  { accountId }: Owner,
  fileIds: readonly string[],
  before: readonly KeptAttachment[],
): Promise<readonly KeptAttachment[]> {
  const own = new Set(before.map(({ fileId }) => fileId))
  const added = [...new Set(fileIds)].filter((id) => !own.has(id))
  const taken = new Set(await keptAmong(tx, added))
  const ids: string[] = []
  for (const id of new Set(fileIds)) ids.push(taken.has(id) ? await copyOwnFile(tx, id, accountId) : id)
  const files = await keepFiles(tx, ids)
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) {
    throw new Problem('too-large', texts.filesTooLarge)
  }
  await releaseFiles(
    tx,
    [...own].filter((id) => !fileIds.includes(id)),
  )
  return files.map(keptAttachment)
}

/** The conversation of the mail that is answered; a draft that is there stays in its own. */
async function threadOf(tx: Tx, answersId: string | undefined, before: Known | undefined) {
  if (answersId === undefined) return { threadId: before?.thread_id ?? randomUUID(), inReplyTo: before?.in_reply_to ?? null }
  const { rows } = await sql<{ thread_id: string; message_id: string | null }>`
    select thread_id, message_id from mail.mail where id = ${answersId}::uuid`.execute(tx)
  const [answered] = rows
  if (!answered) throw new Problem('not-found', texts.answeredGone)
  return { threadId: answered.thread_id, inReplyTo: answered.message_id }
}

function people(list: readonly Person[]): string {
  return JSON.stringify(list.map(({ name, email }) => ({ name: cleanLine(name, 200), email: cleanLine(email, 320) })))
}
