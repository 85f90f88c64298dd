import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { academyKinds, academyTables, addCourses } from './academy-things.ts'
import { addBoard, boardKinds, boardTables } from './board-things.ts'
import { addEntries, entryKinds, entryTables } from './entry-things.ts'
import { addBudget, budgetKinds, budgetTables } from './budget-things.ts'
import { addShop, shopKinds, shopTables } from './shop-things.ts'
import { addHelp, helpKinds, helpTables } from './help-things.ts'
import { addInvoices, invoiceKinds, invoiceTables } from './invoice-things.ts'

/** What a workspace has of each kind, by id. */
export type Things = Readonly<Record<(typeof kinds)[number], string>>
const kinds = [
  'todo',
  'todoInBin',
  'todoImport',
  'contact',
  'twin',
  'contactInBin',
  'contactImport',
  'group',
  'note',
  'noteInBin',
  'noteImport',
  'label',
  'event',
  'removedEvent',
  'eventImport',
  ...boardKinds,
  ...entryKinds,
  ...invoiceKinds,
  ...helpKinds,
  ...budgetKinds,
  ...shopKinds,
  ...academyKinds,
  'file',
  'fileBegun',
] as const

/** What a mailbox has. */
export type Mails = Readonly<Record<(typeof mailKinds)[number], string>>
const mailKinds = ['inbox', 'trash', 'draft', 'sending', 'mailImport', 'message', 'thread', 'notification'] as const

/** Ids of things that do not exist. */
export const noThings = (): Things => named(kinds)
export const noMails = (): Mails => named(mailKinds)

function named<Kind extends string>(names: readonly Kind[]): Readonly<Record<Kind, string>> {
  return Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<Kind, string> // each name is there
}

/** One of everything; `word` stands in all of it. */
export async function addThings(owner: Pool, workspaceId: string, word: string): Promise<Things> {
  const things = noThings()
  const { todo, todoInBin, contact, twin, contactInBin, group, note, noteInBin, label, file, fileBegun } = things
  const text = (what: string): string => `${word} ${what}`
  const todos = 'insert into todo.todo (workspace_id, id, title, deleted, position, import_id) values ($1, $2, $3, $4, $5, $6)'
  await owner.query(todos, [workspaceId, todo, text('todo'), false, 1, null])
  await owner.query(todos, [workspaceId, todoInBin, text('removed todo'), true, 2, null])
  await owner.query(todos, [workspaceId, randomUUID(), text('imported todo'), false, 3, things.todoImport])
  const contacts = 'insert into contacts.contact (workspace_id, id, name, deleted_at, import_id) values ($1, $2, $3, $4, $5)'
  await owner.query(contacts, [workspaceId, contact, text('contact'), null, null])
  await owner.query(contacts, [workspaceId, twin, text('twin'), null, null])
  await owner.query(contacts, [workspaceId, contactInBin, text('removed contact'), '2026-03-01T00:00:00Z', null])
  await owner.query(contacts, [workspaceId, randomUUID(), text('imported contact'), null, things.contactImport])
  await owner.query('insert into contacts.contact_group (workspace_id, id, name) values ($1, $2, $3)', [workspaceId, group, text('group')])
  await owner.query('insert into contacts.group_member (workspace_id, group_id, contact_id) values ($1, $2, $3)', [
    workspaceId,
    group,
    contact,
  ])
  await owner.query('insert into notes.label (workspace_id, id, name, handle) values ($1, $2, $3, $4)', [
    workspaceId,
    label,
    text('label'),
    'label',
  ])
  const notes = 'insert into notes.note (workspace_id, id, title, deleted_at, position, import_id) values ($1, $2, $3, $4, $5, $6)'
  await owner.query(notes, [workspaceId, note, text('note'), null, 1, null])
  await owner.query(notes, [workspaceId, noteInBin, text('removed note'), '2026-03-01T00:00:00Z', 2, null])
  await owner.query(notes, [workspaceId, randomUUID(), text('imported note'), null, 3, things.noteImport])
  const events = `insert into calendar.event (workspace_id, id, title, all_day, first_day, last_day, until_at, removed_at, import_id)
    values ($1, $2, $3, true, '2026-03-10', '2026-03-10', '2026-03-12T00:00:00Z', $4, $5)`
  await owner.query(events, [workspaceId, things.event, text('event'), null, null])
  await owner.query(events, [workspaceId, things.removedEvent, text('removed event'), '2026-03-01T00:00:00Z', null])
  await owner.query(events, [workspaceId, randomUUID(), text('imported event'), null, things.eventImport])
  await addBoard(owner, workspaceId, things, word)
  await addEntries(owner, workspaceId, things, word)
  await addInvoices(owner, workspaceId, things, word)
  await addHelp(owner, workspaceId, things, word)
  await addBudget(owner, workspaceId, things, word)
  await addShop(owner, workspaceId, things, word)
  await addCourses(owner, workspaceId, things, word)
  await addFile(owner, { workspaceId, id: file, content: text('file') })
  await addFile(owner, { workspaceId, id: fileBegun, content: text('begun'), isBegun: true })
  return things
}

type NewFile = {
  readonly workspaceId: string
  readonly accountId?: string
  readonly id: string
  readonly content: string
  readonly isBegun?: true
}

async function addFile(owner: Pool, { workspaceId, accountId, id, content, isBegun }: NewFile): Promise<void> {
  const bytes = Buffer.from(content)
  await owner.query(
    "insert into platform.file (workspace_id, account_id, id, name, type, size) values ($1, $2, $3, $4, 'text/plain', $5)",
    [workspaceId, accountId ?? null, id, 'file.txt', bytes.length],
  )
  if (isBegun) return
  await owner.query('insert into platform.file_piece (workspace_id, file_id, number, content) values ($1, $2, 0, $3)', [
    workspaceId,
    id,
    bytes,
  ])
}

/** A mailbox with one of everything, and a notification. */
export async function addMails(
  owner: Pool,
  place: { readonly workspaceId: string; readonly accountId: string },
  word: string,
): Promise<Mails> {
  const mails = noMails()
  const { workspaceId, accountId } = place
  const add = (id: string, folder: number, more: { state?: string; importId?: string } = {}): Promise<unknown> =>
    owner.query(
      `insert into mail.mail (workspace_id, account_id, id, folder, subject, "to", state, send_at, import_id, thread_id)
       values ($1, $2, $3, $4, $5, '[{"name": "", "email": "someone@example.com"}]', $6, $7, $8, $9)`,
      [
        workspaceId,
        accountId,
        id,
        folder,
        `${word} mail`,
        more.state ?? 'kept',
        more.state ? new Date(Date.now() + 3_600_000) : null,
        more.importId ?? null,
        folder === 0 ? mails.thread : randomUUID(),
      ],
    )
  await add(mails.inbox, 0)
  await add(mails.trash, 4)
  await add(mails.draft, 2)
  await add(mails.sending, 1, { state: 'sending' })
  await add(randomUUID(), 0, { importId: mails.mailImport })
  await addFile(owner, {
    ...place,
    id: mails.message,
    content: `From: a@example.com\nSubject: ${word} message\nMessage-ID: <${mails.message}@example.com>\n\nText`,
  })
  await owner.query(
    `insert into notifications.notification (workspace_id, account_id, id, kind, source, thing_id, subject, path, once_key)
     values ($1, $2, $3, 'due', 'task', gen_random_uuid(), $4, '/apps/todo', $3::uuid::text)`,
    [workspaceId, accountId, mails.notification, `${word} notification`],
  )
  return mails
}

/** Parents first. */
export const thingTables: readonly string[] = [
  'platform.file',
  'platform.file_piece',
  'mail.mail',
  'mail.trusted_sender',
  'mail.delivery',
  'notifications.notification',
  'notifications.choice',
  'notifications.preference',
  'todo.todo',
  ...['contact', 'star', 'use', 'contact_group', 'group_member', 'import_before', 'old_picture'].map((name) => `contacts.${name}`),
  'notes.label',
  'notes.picture',
  'notes.note',
  'calendar.event',
  'calendar.preference',
  ...boardTables,
  ...entryTables,
  ...invoiceTables,
  ...helpTables,
  ...budgetTables,
  ...shopTables,
  ...academyTables,
]
