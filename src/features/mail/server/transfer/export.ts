import { sql, type Transaction } from 'kysely'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { FileAnswer } from '../../../../kit/endpoint.ts'
import { readStoredFile } from '../../../../platform/files.ts'
import type { Person } from '../../mail.ts'
import { mailColumns, type MailRow } from '../mail-row.ts'
import { missing } from '../mail-store.ts'
import type { MailTables } from '../tables.ts'
import { headersOf } from './marks.ts'
import { quoted } from './mbox-quotes.ts'

type Tx = Transaction<MailTables>
type Row = MailRow & { readonly message_id: string | null; readonly in_reply_to: string | null }

/** Mails as mail programs keep them, oldest first; with nothing left out that we know of them. */
export async function exportFile(tx: Tx, ids: readonly string[], format: 'eml' | 'mbox'): Promise<FileAnswer> {
  const { rows } = await sql<Row>`
    select ${mailColumns()}, message_id, in_reply_to from mail.mail
    where id = any(${[...ids]}::uuid[]) order by time, id`.execute(tx)
  const [first] = rows
  if (!first) throw missing()
  if (format === 'eml') return { name: 'mail.eml', type: 'message/rfc822', content: await messageOf(tx, first) }
  const parts: Buffer[] = []
  for (const row of rows) parts.push(quoted(await messageOf(tx, row), row.from_email, row.time))
  return { name: 'mails.mbox', type: 'application/mbox', content: Buffer.concat(parts) }
}

async function messageOf(tx: Tx, row: Row): Promise<Buffer> {
  const attachments = []
  for (const { fileId, fileName, type } of row.attachments) {
    const file = await readStoredFile(tx, fileId)
    if (file) attachments.push({ filename: fileName, contentType: type, contentTransferEncoding: 'base64', content: file.content })
  }
  const composed = new MailComposer({
    from: addressOf({ name: row.from_name, email: row.from_email }),
    to: row.to.map(addressOf),
    cc: row.cc.map(addressOf),
    bcc: row.bcc.map(addressOf),
    subject: row.subject,
    date: row.time,
    messageId: `<${row.message_id ?? `${row.id}@draft.invalid`}>`,
    ...(row.in_reply_to === null ? {} : { inReplyTo: `<${row.in_reply_to}>`, references: `<${row.in_reply_to}>` }),
    headers: headersOf({
      ...row,
      time: row.time.toISOString(),
      threadId: row.thread_id,
      avatar: row.from_avatar,
    }),
    // Line ends of the message stay as they are.
    ...(row.message === '' ? { text: '' } : { html: { content: row.message, contentTransferEncoding: 'base64' } }),
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  composed.keepBcc = true
  return composed.build()
}

function addressOf({ name, email }: Person): { readonly name: string; readonly address: string } {
  return { name, address: email }
}
