import type { Draft, Mail, Person } from '../../mail.ts'

/** What somebody has written so far. */
export type Written = {
  readonly to: readonly Person[]
  readonly cc: readonly Person[]
  readonly bcc: readonly Person[]
  readonly subject: string
  readonly message: string
}

export type KeptFile = { readonly fileId: string; readonly name: string; readonly type: string; readonly size: number }

/** How a message begins. */
export type Beginning = {
  readonly written: Written
  readonly files: readonly KeptFile[]
  readonly answersId?: string
  /** The message is what is still to be written: everybody who gets it is there already. */
  readonly isAnswer: boolean
}

export const nothingWritten: Written = { to: [], cc: [], bcc: [], subject: '', message: '' }

export function beginningOfDraft({ to, cc, bcc, subject, message, attachments }: Mail): Beginning {
  return { written: { to, cc, bcc, subject, message }, files: filesOf(attachments), isAnswer: to.length > 0 }
}

export function filesOf(attachments: Mail['attachments']): readonly KeptFile[] {
  return attachments.map(({ fileId, fileName, type, size }) => ({ fileId, name: fileName, type, size }))
}

export function draftOf(id: string, written: Written, fileIds: readonly string[], answersId: string | undefined): Draft {
  const { to, cc, bcc, subject, message } = written
  return { id, to: [...to], cc: [...cc], bcc: [...bcc], subject, message, fileIds: [...fileIds], ...(answersId ? { answersId } : {}) }
}
