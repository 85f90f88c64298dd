import * as z from 'zod/mini'
import { handlesOf, Id } from '../../kit/list-contract.ts'
import { filters, folders, labels } from './folders.ts'

export const FolderId = z.int().check(z.minimum(0), z.maximum(folders.length - 1))
export const LabelId = z.int().check(z.minimum(0), z.maximum(labels.length - 1))
export const FolderHandle = handlesOf(folders)
export const FilterHandle = handlesOf(filters)
export const LabelHandle = handlesOf(labels)

const text = (most: number) => z.string().check(z.maxLength(most))

export const Person = z.object({ name: text(200), email: text(320) })
export type Person = z.output<typeof Person>

const Attachment = z.object({
  fileId: Id,
  type: z.string(),
  fileName: z.string(),
  /** The address of what can be shown small, or nothing. */
  preview: z.string(),
  url: z.string(),
  /** In bytes. */
  size: z.number(),
})

/** Spec: a mail. What is beyond the spec stands below the line. */
export const Mail = z.object({
  id: Id,
  from: z.object({ name: z.string(), avatar: z.string(), email: z.string() }),
  to: z.array(Person),
  subject: z.string(),
  /** HTML as it came, to be made safe where it is shown. Empty in brief lists. */
  message: z.string(),
  time: z.iso.datetime(),
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  hasAttachments: z.boolean(),
  attachments: z.array(Attachment),
  labels: z.array(LabelId),
  folder: FolderId,
  // ---
  cc: z.array(Person),
  bcc: z.array(Person),
  /** The first 180 characters as plain text. */
  excerpt: z.string(),
  threadId: Id,
  /** `sending` can still be taken back until `sendAt`; `failed` did not reach everybody. */
  state: z.enum(['kept', 'sending', 'failed']),
  sendAt: z.nullable(z.iso.datetime()),
  version: z.number(),
})
export type Mail = z.output<typeof Mail>

/** What can change about a mail that is there: enough to bring back exactly what was. */
export const MailState = z.object({
  id: Id,
  folder: FolderId,
  labels: z.array(LabelId),
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
})
export type MailState = z.output<typeof MailState>

/** A mail that is being written. Its id comes from the browser, so that saving twice makes one. */
export const Draft = z.object({
  id: Id,
  to: z.array(Person).check(z.maxLength(50)),
  cc: z.array(Person).check(z.maxLength(50)),
  bcc: z.array(Person).check(z.maxLength(50)),
  subject: text(998),
  message: text(1_000_000),
  fileIds: z.array(Id).check(z.maxLength(20)),
  /** The mail that is answered; both then belong to one conversation. */
  answersId: z.optional(Id),
})
export type Draft = z.output<typeof Draft>
