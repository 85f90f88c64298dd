import type { Kysely } from 'kysely'
import type { Language } from '../../../../kit/texts.ts'
import type { Canton } from '../../../../platform/canton.ts'
import { jobHandler, job, type JobHandler } from '../../../../platform/jobs.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Counting } from '../../../../platform/metrics.ts'
import type { OutgoingMessage, Smtp } from '../../../../platform/smtp.ts'
import { z } from 'zod'
import { mailPagePath } from '../../deadline-mail.ts'
import { findByReference } from '../answer-store.ts'
import { pdfFile } from '../receipt-files.ts'
import { createReceiptPrinter } from '../receipt-printer.ts'
import type { ExtensionTables } from '../tables.ts'
import { addressKeys, type AddressKeys } from './address-keys.ts'
import { noticeMail, proofMail, receiptMail, type ComposedMail } from './compose-mail.ts'
import { dueNotices, giveBack, removePast, takeMail, type DueNotice, type MailKind, type TakenMail } from './mail-store.ts'
import { mailProof, mailReceipt } from './order-mail.ts'

export type MailerNeeds = {
  readonly db: Kysely<ExtensionTables>
  readonly canton: () => Promise<Canton>
  /** The way to the outside, where there is one. */
  readonly outside: { readonly smtp: Smtp; readonly from: string } | undefined
  /** Opens addresses. */
  readonly key: string | undefined
  /** Where the pages are found, without a slash at the end. */
  readonly web: () => Promise<string>
  readonly log: Log
  readonly metrics: Counting
}

const kinds: readonly MailKind[] = ['proof', 'receipt', 'first', 'last']
const outcomes = ['sent', 'later', 'refused', 'lost', 'unreadable'] as const
type Outcome = (typeof outcomes)[number]

/** So many notices in one round; the next one follows in a quarter of an hour. */
const mostInRound = 2000

const round = job('deadline-mails', z.object({}))

/** Links and receipts when they are ordered; every quarter of an hour notices whose day has come, and addresses that have to go. */
export function deadlineMailJobs(needs: MailerNeeds): readonly JobHandler[] {
  const { metrics } = needs
  metrics.allow('mail', kinds)
  metrics.allow('outcome', outcomes)
  for (const mail of kinds) for (const outcome of outcomes) metrics.count('efrist_deadline_mails_total', { mail, outcome }, 0)
  const mailer = createMailer(needs)
  const sendNow = async (kind: MailKind, id: string): Promise<void> => {
    if (mailer && (await mailer(kind, id)) === 'later') throw new MailWaits()
  }
  return [
    jobHandler(mailProof, ({ id }) => sendNow('proof', id)),
    jobHandler(mailReceipt, ({ id }) => sendNow('receipt', id)),
    jobHandler(round, () => playRound(needs, mailer), '*/15 * * * *'),
  ]
}

/** Makes the queue try again later. */
class MailWaits extends Error {
  override readonly name = 'MailWaits'
  readonly code = 'smtp'
}

async function playRound({ db, canton, log }: MailerNeeds, mailer: Mailer | undefined): Promise<void> {
  const { id } = await canton()
  const removed = await removePast(db, id)
  const told = { sent: 0, later: 0, refused: 0, lost: 0, unreadable: 0 }
  const due = mailer ? await dueNotices(db, id, mostInRound) : []
  for (const { kind, id: mailId, deadline } of due) {
    const outcome = await mailer?.(kind, mailId, deadline)
    if (outcome) told[outcome] += 1
    // A server that is away is away for all of them.
    if (told.later >= 5 && told.sent === 0) break
  }
  if (removed > 0 || due.length > 0) log('deadline-mails-sent', { ...told, removed })
}

type Mailer = (kind: MailKind, id: string, deadline?: DueNotice['deadline']) => Promise<Outcome | undefined>

/**
 * Sends a mail at most once: that it leaves is noted before, and a crash in between costs the mail. The note is taken back only where the
 * mail server surely has not got it. Nothing where it was noted before or is not wanted any more.
 */
function createMailer({ db, canton, outside, key, web, metrics }: MailerNeeds): Mailer | undefined {
  if (!outside || key === undefined) return undefined
  const keys = addressKeys(key)
  const compose = createComposer(db, keys)
  const send = async (kind: MailKind, taken: TakenMail): Promise<Outcome> => {
    const email = keys.unlock(taken.address, taken.id)
    if (email === undefined) return 'unreadable'
    const place = await web()
    const mail = await compose(kind, taken, { canton: await canton(), place })
    const handed = await outside.smtp.hand(
      messageFor(mail, { from: outside.from, email, stop: linkTo(place, keys.codeFor({ purpose: 'stop', id: taken.id }), taken.language) }),
    )
    if (handed.kind === 'accepted') return 'sent'
    if (handed.kind === 'refused') return 'refused'
    return handed.isUnsent ? 'later' : 'lost'
  }
  return async (kind, id, deadline) => {
    const taken = await takeMail(db, kind, id, deadline)
    if (!taken) return undefined
    const outcome = await send(kind, taken).catch(async (error: unknown) => {
      await giveBack(db, kind, id)
      throw error
    })
    if (outcome === 'later') await giveBack(db, kind, id)
    metrics.count('efrist_deadline_mails_total', { mail: kind, outcome })
    return outcome
  }
}

type Place = { readonly canton: Canton; readonly place: string }
type Files = { readonly attachments?: NonNullable<OutgoingMessage['attachments']> }

function createComposer(db: Kysely<ExtensionTables>, keys: AddressKeys) {
  const printer = createReceiptPrinter({ waiting: 50 })
  return async (kind: MailKind, taken: TakenMail, { canton: { id: canton, site }, place }: Place): Promise<ComposedMail & Files> => {
    const { id, language, reference, period } = taken
    const link = (purpose: 'confirm' | 'stop'): string => linkTo(place, keys.codeFor({ purpose, id }), language)
    if (kind === 'proof') return proofMail(language, { place, confirm: link('confirm'), stop: link('stop') })
    const receipt = await findByReference(db, canton, reference)
    if (receipt?.kind !== 'decided') throw new Error('There is no decision to mail.')
    const told = { period, deadline: taken.deadline ?? receipt.newDeadline, site, stop: link('stop') }
    if (kind !== 'receipt') return noticeMail(language, { ...told, reference, legalForm: receipt.legalForm })
    const { name, content } = await pdfFile(printer, receipt, site, language)
    const file = { filename: name, contentType: 'application/pdf', content: Buffer.from(content as Uint8Array) } // the printer makes bytes
    return { ...receiptMail(language, { ...told, provedOn: taken.provedOn ?? told.deadline }), attachments: [file] }
  }
}

/** The code stands behind `?` and not behind `#`: the page works without script, and mail programs send it back to stop. */
function linkTo(place: string, code: string, language: Language): string {
  return `${place}${mailPagePath}?code=${code}&lang=${language}`
}

function messageFor(
  mail: ComposedMail & Files,
  { from, email, stop }: { readonly from: string; readonly email: string; readonly stop: string },
): OutgoingMessage {
  return {
    envelope: { from, to: email },
    from: { name: 'eFristerstreckung', address: from },
    to: email,
    ...mail,
    headers: {
      'auto-submitted': 'auto-generated',
      // RFC 8058: mail programs offer a button for it.
      'list-unsubscribe': `<${stop}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  }
}
