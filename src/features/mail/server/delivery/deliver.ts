import type { Transaction } from 'kysely'
import { copyFile } from '../../../../platform/files.ts'
import { confine } from '../../../../platform/http.ts'
import { publishTo } from '../../../../platform/live.ts'
import type { Notices } from '../../../../platform/notices.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import type { Smtp } from '../../../../platform/smtp.ts'
import type { Transact } from '../../../../platform/transact.ts'
import type { MailKey } from '../send.ts'
import type { MailTables } from '../tables.ts'
import { tellSender } from './bounce.ts'
import {
  giveUpOld,
  holdRecipient,
  insertArriving,
  noteOutcome,
  takeMail,
  waitingFor,
  type Outcome,
  type SentMail,
} from './delivery-store.ts'
import { outsideMessage } from './outside-message.ts'

type Tx = Transaction<MailTables>
type Mailbox = { readonly accountId: string; readonly workspaceId: string }

export type DeliveryNeeds = {
  /** Past row-level security: what is delivered goes to others. */
  readonly transact: Transact<MailTables>
  /** The way to the outside, where there is one. */
  readonly outside: { readonly smtp: Smtp; readonly from: string } | undefined
  /** The mailboxes of the installation with this address; past row-level security. */
  readonly mailboxes: (tx: Transaction<NoTables>, email: string, senderWorkspaceId: string) => Promise<readonly Mailbox[]>
  readonly notify: Notices['notify']
  /** Told once of every mail that goes off, in a transaction that names the sender and their workspace. */
  readonly onSent: (tx: Transaction<NoTables>, emails: readonly string[]) => Promise<void>
}

/** How long a mail server that does not answer is tried. */
const patienceHours = 48

/**
 * Brings a mail to everybody who still waits for it. Each is served in a transaction of its own, so a crash in between costs nothing:
 * accounts of the installation get it exactly once. To the outside it is at least once: a crash between the reply of the mail server
 * and our note of it repeats the mail, with the same Message-ID.
 */
export async function deliver(needs: DeliveryNeeds, key: MailKey): Promise<void> {
  const { transact } = needs
  const mail = await transact((tx) => begin(tx, key, needs))
  if (!mail) return
  const emails = await transact((tx) => waitingFor(tx, key))
  let delayed = ''
  for (const email of emails) {
    const outcome = await serve(needs, key, mail, email)
    if (outcome.kind === 'later') delayed = outcome.reason
  }
  await transact(async (tx) => {
    await giveUpOld(tx, key, patienceHours, 'Their mail server has not answered for two days.')
    await tellSender(tx, key, mail)
  })
  const left = await transact((tx) => waitingFor(tx, key))
  if (left.length > 0) throw new DelayedDelivery(delayed)
}

/** Makes the queue try again later. */
class DelayedDelivery extends Error {
  override readonly name = 'DelayedDelivery'
  readonly code: string
  constructor(code: string) {
    super('Some recipients could not be reached yet.')
    this.code = code
  }
}

async function begin(tx: Tx, key: MailKey, { onSent }: DeliveryNeeds): Promise<SentMail | undefined> {
  const mail = await takeMail(tx, key)
  if (!mail?.has_begun) return mail
  await confine(tx, key)
  const emails = [...mail.to, ...mail.cc, ...mail.bcc].map(({ email }) => email)
  await onSent(plain(tx), emails)
  await publishTo(tx, 'mail', key.accountId)
  return mail
}

type Served = { readonly kind: 'done' } | { readonly kind: 'later'; readonly reason: string }
const done: Served = { kind: 'done' }

async function serve(needs: DeliveryNeeds, key: MailKey, mail: SentMail, email: string): Promise<Served> {
  const isInside = await needs.transact(async (tx) => {
    if (!(await holdRecipient(tx, key, email))) return true
    const boxes = await needs.mailboxes(plain(tx), email, key.workspaceId)
    for (const box of boxes) await putInto(needs, tx, key, { box, mail, email })
    if (boxes.length > 0) await noteOutcome(tx, key, email, { state: 'reached' })
    return boxes.length > 0
  })
  return isInside ? done : sendOutside(needs, key, mail, email)
}

type Arrival = { readonly box: Mailbox; readonly mail: SentMail; readonly email: string }

async function putInto({ notify }: DeliveryNeeds, tx: Tx, key: MailKey, { box, mail, email }: Arrival): Promise<void> {
  await confine(tx, box)
  const attachments = []
  for (const each of mail.attachments) attachments.push({ ...each, fileId: await copyFile(tx, each.fileId, box) })
  const { id, isReply } = await insertArriving(tx, {
    ...box,
    from: { name: mail.from_name, email: mail.from_email, avatar: mail.from_avatar },
    to: mail.to,
    cc: mail.cc,
    // Who gets a blind copy sees themselves on the list, and nobody else does.
    bcc: mail.bcc.filter((each) => each.email.toLowerCase() === email),
    subject: mail.subject,
    message: mail.message,
    plain: mail.plain,
    attachments,
    messageId: mail.message_id,
    inReplyTo: mail.in_reply_to,
  })
  await publishTo(tx, 'mail', box.accountId)
  if (!isReply) return
  // It comes from the sender, who may work in another workspace.
  await confine(tx, { accountId: key.accountId, workspaceId: box.workspaceId })
  await notify(plain(tx), [box.accountId], {
    kind: 'reply',
    source: 'mail',
    thingId: id,
    subject: mail.subject.replace(/^(?:(?:re|aw):\s*)+/i, '').slice(0, 100),
    excerpt: mail.plain.slice(0, 300),
    path: `/apps/mail/inbox/${id}`,
    onceKey: `reply:${id}`,
  })
}

async function sendOutside({ transact, outside }: DeliveryNeeds, key: MailKey, mail: SentMail, email: string): Promise<Served> {
  const note = (outcome: Outcome): Promise<void> => transact((tx) => noteOutcome(tx, key, email, outcome))
  if (!outside) {
    await note({ state: 'failed', reason: 'Nobody here has confirmed this address, and this installation sends no mail to the outside.' })
    return done
  }
  const message = await transact((tx) => outsideMessage(tx, mail, outside.from, email))
  const handed = await outside.smtp.hand(message)
  if (handed.kind === 'later') return handed
  await note(handed.kind === 'accepted' ? { state: 'reached' } : { state: 'failed', reason: handed.reason })
  return done
}

function plain(tx: Tx): Transaction<NoTables> {
  return tx as unknown as Transaction<NoTables> // the same transaction, seen without our tables
}
