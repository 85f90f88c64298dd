import type { Transaction } from 'kysely'
import { confine } from '../../../../platform/http.ts'
import { publishTo } from '../../../../platform/live.ts'
import { cleanLine } from '../clean-line.ts'
import { htmlOf, plainTextOf } from '../plain-text.ts'
import type { MailKey } from '../send.ts'
import type { MailTables } from '../tables.ts'
import { insertArriving, markFailed, takeMisses, type Miss, type SentMail } from './delivery-store.ts'

/** Says in the inbox of who sent a mail whom it did not reach, and why. Once for each of them. */
export async function tellSender(tx: Transaction<MailTables>, key: MailKey, mail: SentMail): Promise<void> {
  const misses = await takeMisses(tx, key)
  if (misses.length === 0) return
  const message = noticeOf(mail, misses)
  const { accountId, workspaceId } = key
  await confine(tx, { accountId, workspaceId })
  await markFailed(tx, key)
  await insertArriving(tx, {
    accountId,
    workspaceId,
    // Nobody is there to be answered.
    from: { name: 'Mail delivery', email: 'mailer-daemon@workspace.invalid', avatar: '' },
    to: [{ name: mail.from_name, email: mail.from_email }],
    cc: [],
    bcc: [],
    subject: cleanLine(`Not delivered: ${mail.subject}`, 998),
    message,
    plain: plainTextOf(message),
    attachments: [],
    messageId: null,
    inReplyTo: mail.message_id,
  })
  await publishTo(tx, 'mail', accountId)
}

function noticeOf({ subject }: SentMail, misses: readonly Miss[]): string {
  const lines = misses.map(({ email, reason }) => `<li><b>${htmlOf(email)}</b>: ${htmlOf(reason)}</li>`)
  return `<p>Your mail «${htmlOf(subject)}» did not reach everybody:</p><ul>${lines.join('')}</ul><p>It lies in the folder «Sent».</p>`
}
