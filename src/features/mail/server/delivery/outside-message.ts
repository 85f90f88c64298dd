import type { Transaction } from 'kysely'
import { readStoredFile } from '../../../../platform/files.ts'
import type { OutgoingMessage } from '../../../../platform/smtp.ts'
import type { Person } from '../../mail.ts'
import type { MailTables } from '../tables.ts'
import type { SentMail } from './delivery-store.ts'

/** A mail as it leaves for one recipient. Blind copies stand in no header, not even in that of who gets one. */
export async function outsideMessage(
  tx: Transaction<MailTables>,
  mail: SentMail,
  from: string,
  recipient: string,
): Promise<OutgoingMessage> {
  const attachments = []
  for (const { fileId, fileName, type } of mail.attachments) {
    const file = await readStoredFile(tx, fileId)
    if (file) attachments.push({ filename: fileName, contentType: type, content: file.content })
  }
  return {
    envelope: { from, to: recipient },
    // The installation sends it and says so beside the writer's name; answers go to the writer, who has proved that address.
    from: { name: `${mail.from_name} (Workspace)`, address: from },
    replyTo: { name: mail.from_name, address: mail.from_email },
    to: mail.to.map(addressOf),
    cc: mail.cc.map(addressOf),
    subject: mail.subject,
    date: mail.time,
    html: mail.message,
    text: mail.plain,
    attachments,
    ...(mail.message_id === null ? {} : { messageId: `<${mail.message_id}>` }),
    ...(mail.in_reply_to === null ? {} : { inReplyTo: `<${mail.in_reply_to}>`, references: `<${mail.in_reply_to}>` }),
  }
}

function addressOf({ name, email }: Person): { readonly name: string; readonly address: string } {
  return { name, address: email }
}
