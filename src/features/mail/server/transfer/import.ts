import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { dropFiles, keepFiles, readStoredFile, storeFile } from '../../../../platform/files.ts'
import { folderIds } from '../../folders.ts'
import { splitMbox } from '../../mbox.ts'
import { keptAttachment, type KeptAttachment } from '../mail-row.ts'
import { plainTextOf } from '../plain-text.ts'
import type { MailTables } from '../tables.ts'
import { withoutQuotes } from './mbox-quotes.ts'
import { readMessage, type ReadMessage } from './read-message.ts'

type Tx = Transaction<MailTables>
type Wish = { readonly importId: string; readonly fileId: string; readonly folder: number | undefined }
type Owner = { readonly accountId: string; readonly workspaceId: string }

const mostMessages = 10_000

/** Takes in all messages of an uploaded file. A message that is there already stays as it is. */
export async function importFile(tx: Tx, owner: Owner, wish: Wish): Promise<{ added: number; known: number }> {
  const file = await readStoredFile(tx, wish.fileId)
  if (!file) throw new Problem('not-found', 'This file does not exist.')
  const messages = messagesIn(file.content)
  if (messages.length > mostMessages) throw new Problem('too-large', 'There are more than 10,000 mails in this file.')
  let added = 0
  for (const bytes of messages) {
    const message = await readMessage(bytes)
    if (await isKnown(tx, message.messageId)) continue
    await insertMessage(tx, owner, wish, message)
    added += 1
  }
  await dropFiles(tx, [wish.fileId])
  return { added, known: messages.length - added }
}

/** One message, or several one after the other as mail programs keep them. */
function messagesIn(content: Buffer): readonly Uint8Array[] {
  if (content.subarray(0, 5).toString('latin1') !== 'From ') return content.length === 0 ? [] : [content]
  return splitMbox(content).map(withoutQuotes)
}

async function isKnown(tx: Tx, messageId: string): Promise<boolean> {
  const { rows } = await sql`select from mail.mail where message_id = ${messageId} limit 1`.execute(tx)
  return rows.length > 0
}

async function insertMessage(tx: Tx, { accountId, workspaceId }: Owner, { importId, folder }: Wish, read: ReadMessage): Promise<void> {
  const { marks } = read
  await tx
    .insertInto('mail.mail')
    .values({
      id: randomUUIDv7(),
      workspace_id: workspaceId,
      account_id: accountId,
      folder: folder ?? marks.folder ?? folderIds.inbox,
      from_name: read.from.name,
      from_email: read.from.email,
      from_avatar: marks.avatar,
      to: JSON.stringify(read.to),
      cc: JSON.stringify(read.cc),
      bcc: JSON.stringify(read.bcc),
      subject: read.subject,
      message: read.message,
      plain: plainTextOf(read.message),
      ...(read.time === undefined ? {} : { time: read.time }),
      read: marks.read,
      starred: marks.starred,
      important: marks.important,
      labels: [...marks.labels],
      attachments: JSON.stringify(await storeAttachments(tx, accountId, read)),
      thread_id: marks.threadId ?? (await threadOf(tx, read)),
      message_id: read.messageId,
      in_reply_to: read.inReplyTo,
      import_id: importId,
    })
    .execute()
}

async function storeAttachments(tx: Tx, accountId: string, { attachments }: ReadMessage): Promise<readonly KeptAttachment[]> {
  const kept: KeptAttachment[] = []
  for (const { name, type, content } of attachments) kept.push(keptAttachment(await storeFile(tx, { name, type, accountId }, content)))
  await keepFiles(
    tx,
    kept.map(({ fileId }) => fileId),
  )
  return kept
}

/** With the mail it answers, or with one that answers it. */
async function threadOf(tx: Tx, { inReplyTo, messageId }: ReadMessage): Promise<string> {
  const { rows } = await sql<{ thread_id: string }>`
    select thread_id from mail.mail where message_id = ${inReplyTo} or in_reply_to = ${messageId} limit 1`.execute(tx)
  return rows[0]?.thread_id ?? randomUUID()
}
