import { sql, type RawBuilder } from 'kysely'
import { fileAddress } from '../../../kit/file-contract.ts'
import type { StoredFile } from '../../../platform/files.ts'
import type { Mail, Person } from '../mail.ts'

/** What is kept of an attachment with the mail. */
export type KeptAttachment = { readonly fileId: string; readonly type: string; readonly fileName: string; readonly size: number }

/** A mail as it comes from the database. */
export type MailRow = {
  readonly id: string
  readonly folder: number
  readonly from_name: string
  readonly from_email: string
  readonly from_avatar: string
  readonly to: Person[]
  readonly cc: Person[]
  readonly bcc: Person[]
  readonly subject: string
  readonly message: string
  readonly excerpt: string
  readonly time: Date
  readonly read: boolean
  readonly starred: boolean
  readonly important: boolean
  readonly labels: number[]
  readonly attachments: KeptAttachment[]
  readonly has_attachments: boolean
  readonly thread_id: string
  readonly state: Mail['state']
  readonly send_at: Date | null
  readonly version: number
}

/** The columns of a `MailRow`; a line in a list needs no message. */
export function mailColumns({ isBrief = false }: { readonly isBrief?: boolean } = {}): RawBuilder<unknown> {
  return sql`id, folder, from_name, from_email, from_avatar, "to", cc, bcc, subject, ${isBrief ? sql`''` : sql`message`} as message,
    left(plain, 180) as excerpt, time, read, starred, important, labels, attachments, has_attachments, thread_id, state, send_at, version`
}

/** In the words of the contract. */
export function mailOf(row: MailRow): Mail {
  return {
    id: row.id,
    from: { name: row.from_name, avatar: row.from_avatar, email: row.from_email },
    to: row.to,
    cc: row.cc,
    bcc: row.bcc,
    subject: row.subject,
    message: row.message,
    time: row.time.toISOString(),
    read: row.read,
    starred: row.starred,
    important: row.important,
    hasAttachments: row.has_attachments,
    attachments: row.attachments.map(attachmentOf),
    labels: row.labels,
    folder: row.folder,
    excerpt: row.excerpt.replace(/\s+/g, ' '),
    threadId: row.thread_id,
    state: row.state,
    sendAt: row.send_at?.toISOString() ?? null,
    version: row.version,
  }
}

function attachmentOf({ fileId, type, fileName, size }: KeptAttachment): Mail['attachments'][number] {
  const url = fileAddress(fileId)
  return { fileId, type, fileName, size, url, preview: /^image\/(png|jpeg|gif|webp|avif|bmp)$/.test(type) ? url : '' }
}

export function keptAttachment({ id, type, name, size }: StoredFile): KeptAttachment {
  return { fileId: id, type, fileName: name, size }
}
