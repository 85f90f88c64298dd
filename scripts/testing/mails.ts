import { randomUUID } from 'node:crypto'
import type { Draft, Mail, Person } from '../../src/features/mail/mail.ts'
import { listMails } from '../../src/features/mail/contract.ts'
import { beginFile, sendPiece } from '../../src/kit/file-contract.ts'
import { bearer, type TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'
import { ask } from './workspaces.ts'

type Kept = Pick<Mail, 'subject' | 'message' | 'time' | 'read' | 'starred' | 'important' | 'labels' | 'folder' | 'to'> & {
  readonly id: string
  readonly from: Person
  readonly plain: string
  readonly threadId: string
  readonly messageId: string
}

/** Puts a mail straight into somebody's mailbox, as if it had come long ago, and tells its id. */
export async function aMail(
  { database }: Pick<TestServer, 'database'>,
  account: TestAccount,
  changes: Partial<Kept> = {},
): Promise<string> {
  const mail: Kept = {
    id: randomUUID(),
    from: { name: 'Beat Beispiel', email: 'beat@example.org' },
    to: [{ name: 'Anna Muster', email: account.email }],
    subject: 'Minutes of Tuesday',
    message: `<p>${changes.plain ?? 'Hello'}</p>`,
    plain: 'Hello',
    time: '2026-03-01T08:00:00.000Z',
    read: false,
    starred: false,
    important: false,
    labels: [],
    folder: 0,
    threadId: randomUUID(),
    messageId: `${randomUUID()}@example.org`,
    ...changes,
  }
  await database.owner.query(
    `insert into mail.mail (workspace_id, account_id, id, folder, from_name, from_email, "to", subject, message, plain, time, read, starred,
      important, labels, thread_id, message_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      account.workspaceId,
      account.id,
      mail.id,
      mail.folder,
      mail.from.name,
      mail.from.email,
      JSON.stringify(mail.to),
      mail.subject,
      mail.message,
      mail.plain,
      mail.time,
      mail.read,
      mail.starred,
      mail.important,
      mail.labels,
      mail.threadId,
      mail.messageId,
    ],
  )
  return mail.id
}

/** A mail that is being written. */
export function aDraft(changes: Partial<Draft> = {}): Draft {
  const nobody: Person[] = []
  return {
    id: randomUUID(),
    to: nobody,
    cc: nobody,
    bcc: nobody,
    subject: 'Grüsse aus Zürich',
    message: '<p>Hello</p>',
    fileIds: [],
    ...changes,
  }
}

/** One recipient. */
export function to(email: string, name = ''): Person[] {
  return [{ name, email }]
}

export async function mailsOf(server: Pick<TestServer, 'app'>, account: TestAccount, which: Record<string, string> = {}): Promise<Mail[]> {
  return (await ask(server, account, listMails, which)).json<Mail[]>()
}

/** Sends a file up in one piece, for the account alone. */
export async function anUpload(
  server: Pick<TestServer, 'app'>,
  account: TestAccount,
  name: string,
  type: string,
  content: Buffer,
): Promise<string> {
  const begun = await ask(server, account, beginFile, { name, type, size: content.length, isPrivate: true })
  const { fileId } = begun.json<{ fileId: string }>()
  await server.app.inject({
    method: 'POST',
    url: `${sendPiece.path}?fileId=${fileId}&number=0`,
    headers: { ...bearer(account.token), 'content-type': 'application/octet-stream' },
    payload: content,
  })
  return fileId
}

const bombHead = 'From a@b.ch Mon Mar  2 08:00:00 2026\r\nFrom: a@example.com\r\nMIME-Version: 1.0\r\n'

/** Mails that are made to hold up whoever reads them, by what is in them. */
export const mailBombs: readonly (readonly [what: string, content: string])[] = [
  [
    'parts in parts',
    `${bombHead}${Array.from({ length: 5000 }, (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`).join('')}`,
  ],
  ['too many parts', `${bombHead}Content-Type: multipart/mixed; boundary="x"\r\n\r\n${'--x\r\n\r\n'.repeat(60_000)}`],
]
