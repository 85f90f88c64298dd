import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { Problem } from '../../../../kit/problem.ts'
import { storable } from '../../../../platform/storable-text.ts'
import type { Person } from '../../mail.ts'
import { cleanLine } from '../clean-line.ts'
import { htmlOf } from '../plain-text.ts'
import { marksIn, type Marks } from './marks.ts'

type ReadAttachment = { readonly name: string; readonly type: string; readonly content: Uint8Array }
export type ReadMessage = {
  readonly marks: Marks
  readonly from: Person
  readonly to: readonly Person[]
  readonly cc: readonly Person[]
  readonly bcc: readonly Person[]
  readonly subject: string
  readonly message: string
  readonly time: string | undefined
  readonly messageId: string
  readonly inReplyTo: string | null
  readonly attachments: readonly ReadAttachment[]
}

const mostMessage = 2_000_000
const mostPeople = 500
const mostAttachments = 100
const mostParts = 2000

/** A message of RFC 5322 in our words. There is no wrong one: what cannot be read is left empty. */
export async function readMessage(bytes: Uint8Array): Promise<ReadMessage> {
  const email = await parsed(bytes)
  const marks = marksIn(email.headers)
  const [from = { name: '', email: '' }] = people(email.from ? [email.from] : [])
  return {
    marks,
    from,
    to: people(email.to),
    cc: people(email.cc),
    bcc: people(email.bcc),
    subject: cleanLine(email.subject ?? '', 998),
    message: messageOf(email),
    time: marks.time ?? timeOf(email),
    // A message without an id is known again by what is in it.
    messageId: bareId(email.messageId) ?? `${createHash('sha256').update(bytes).digest('hex')}@import.invalid`,
    inReplyTo: bareId(email.inReplyTo) ?? bareId(email.references?.split(/\s+/).at(-1)) ?? null,
    attachments: attachmentsOf(email),
  }
}

/** The parser gives up where parts are nested too deep or a head is too long; so do we where there are too many parts, which it reads for minutes. */
async function parsed(bytes: Uint8Array): Promise<Email> {
  const unreadable = 'A mail in this file cannot be read: it has too many parts, parts in parts, or too long a head.'
  if (countParts(bytes) > mostParts) throw new Problem('unreadable', unreadable)
  return PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' }).catch((cause: unknown) => {
    throw new Problem('unreadable', unreadable, { cause })
  })
}

function countParts(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const boundaries = new Set<string>()
  for (const [, quoted, bare] of text.matchAll(/boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi))
    boundaries.add(quoted ?? bare ?? '')
  if (boundaries.size === 0) return 0
  let count = 0
  for (const [, line = ''] of text.matchAll(/^--([^\r\n]{1,202})/gm)) {
    if (boundaries.has(line.trimEnd()) || boundaries.has(line.trimEnd().replace(/--$/, ''))) count += 1
  }
  return count
}

function messageOf({ html, text }: Email): string {
  const message = html ?? (text === undefined ? '' : htmlOf(text.trimEnd()))
  return storable(message).slice(0, mostMessage).toWellFormed()
}

function timeOf({ date }: Email): string | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

function bareId(written: string | undefined): string | undefined {
  const id = cleanLine(written ?? '', 998).replace(/^<|>$/g, '')
  return id === '' ? undefined : id
}

/** Groups are the people in them. */
function people(addresses: readonly Address[] | undefined): readonly Person[] {
  const flat = (addresses ?? []).flatMap((each) => each.group ?? [each])
  return flat.slice(0, mostPeople).map(({ name, address }) => ({ name: cleanLine(name, 200), email: cleanLine(address, 320) }))
}

function attachmentsOf({ attachments }: Email): readonly ReadAttachment[] {
  return attachments.slice(0, mostAttachments).map(({ filename, mimeType, content }, index) => ({
    name: cleanLine(filename ?? '', 255) || `attachment-${index + 1}`,
    type: cleanLine(mimeType, 127) || 'application/octet-stream',
    content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }))
}
