import { sql, type RawBuilder, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { dropFiles } from '../../../platform/files.ts'
import { folderIds } from '../folders.ts'
import type { Mail, MailState } from '../mail.ts'
import { mailColumns, mailOf, type KeptAttachment, type MailRow } from './mail-row.ts'
import type { MailTables } from './tables.ts'

type Tx = Transaction<MailTables>
export type Changes = { readonly [Field in Exclude<keyof MailState, 'id'>]?: MailState[Field] | undefined }

export const missing = (): Problem => new Problem('not-found', 'This mail does not exist.')
const onItsWay = (): Problem => new Problem('conflict', 'This mail is on its way and cannot be moved.')

/** So many at a time, so that no single statement takes long. */
const chunkSize = 1000

export async function readOne(tx: Tx, id: string): Promise<Mail> {
  const { rows } = await sql<MailRow>`select ${mailColumns()} from mail.mail where id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw missing()
  return mailOf(row)
}

export async function isAnyThere(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from mail.mail where ${isOneOf(ids)} limit 1`.execute(tx)
  return rows.length > 0
}

export async function changeMail(tx: Tx, id: string, changes: Changes): Promise<Mail> {
  const { rows } = await sql<{ state: Mail['state']; folder: number }>`
    select state, folder from mail.mail where id = ${id}::uuid for update`.execute(tx)
  const [current] = rows
  if (!current) throw missing()
  const isMoved = changes.folder !== undefined && changes.folder !== current.folder
  if (isMoved && current.state === 'sending') throw onItsWay()
  await sql`update mail.mail set ${assignments(changes)} where id = ${id}::uuid`.execute(tx)
  return readOne(tx, id)
}

/** Marks several; says how many there were. */
export async function changeMails(tx: Tx, ids: readonly string[], changes: Omit<Changes, 'folder'>): Promise<number> {
  return inChunks(ids, (chunk) => sql`update mail.mail set ${assignments(changes)} where ${isOneOf(chunk)}`.execute(tx))
}

export async function moveMails(tx: Tx, ids: readonly string[], folder: number): Promise<number> {
  return inChunks(ids, (chunk) =>
    sql`update mail.mail set folder = ${folder}, version = version + 1 where ${isOneOf(chunk)} and state <> 'sending'`.execute(tx),
  )
}

/** Each mail by itself: on where it was off, and off where it was on. */
export async function toggleLabelOn(tx: Tx, ids: readonly string[], labelId: number): Promise<number> {
  const label = sql`${labelId}::smallint`
  return inChunks(ids, (chunk) =>
    sql`update mail.mail set version = version + 1,
        labels = case when ${label} = any(labels) then array_remove(labels, ${label}) else labels || ${label} end
      where ${isOneOf(chunk)}`.execute(tx),
  )
}

/** Back to the states they had. One that waits to be sent stays where it is. */
export async function restoreStates(tx: Tx, states: readonly MailState[]): Promise<number> {
  return inChunks(states, (chunk) =>
    sql`update mail.mail m set read = s.read, starred = s.starred, important = s.important, labels = s.labels,
        folder = case when m.state = 'sending' then m.folder else s.folder end, version = m.version + 1
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as s(id uuid, folder smallint, labels smallint[], read boolean, starred boolean, important boolean)
      where m.id = s.id`.execute(tx),
  )
}

/** For good, with their files; only from the trash, and not before everybody has got what was sent. */
type OnDeleted = (ids: readonly string[]) => Promise<void>

export async function deleteForGood(tx: Tx, ids: readonly string[], onDeleted: OnDeleted): Promise<number> {
  return removeMails(
    tx,
    ids,
    sql`folder = ${folderIds.trash} and not exists (select from mail.delivery d where d.mail_id = mail.mail.id and d.account_id = mail.mail.account_id
      and d.workspace_id = mail.mail.workspace_id and d.state = 'waiting')`,
    onDeleted,
  )
}

export async function deleteImport(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from mail.mail where import_id = ${importId}::uuid`.execute(tx)
  return removeMails(
    tx,
    rows.map(({ id }) => id),
    sql`import_id = ${importId}::uuid`,
  )
}

async function removeMails(tx: Tx, ids: readonly string[], condition: RawBuilder<unknown>, onDeleted?: OnDeleted): Promise<number> {
  return inChunks(ids, async (chunk) => {
    const { rows } = await sql<{ id: string; attachments: KeptAttachment[] }>`
      delete from mail.mail where ${isOneOf(chunk)} and ${condition} returning id, attachments`.execute(tx)
    await dropFiles(
      tx,
      rows.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)),
    )
    await onDeleted?.(rows.map(({ id }) => id))
    return { numAffectedRows: BigInt(rows.length) }
  })
}

function assignments({ folder, labels, read, starred, important }: Changes): RawBuilder<unknown> {
  return sql.join([
    sql`version = version + 1`,
    ...(folder === undefined ? [] : [sql`folder = ${folder}`]),
    ...(labels === undefined ? [] : [sql`labels = ${[...new Set(labels)]}::smallint[]`]),
    ...(read === undefined ? [] : [sql`read = ${read}`]),
    ...(starred === undefined ? [] : [sql`starred = ${starred}`]),
    ...(important === undefined ? [] : [sql`important = ${important}`]),
  ])
}

function isOneOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`id = any(${[...ids]}::uuid[])`
}

async function inChunks<T>(
  list: readonly T[],
  change: (chunk: readonly T[]) => Promise<{ readonly numAffectedRows?: bigint | undefined }>,
): Promise<number> {
  let changed = 0
  for (let start = 0; start < list.length; start += chunkSize) {
    const { numAffectedRows = 0n } = await change(list.slice(start, start + chunkSize))
    changed += Number(numAffectedRows)
  }
  return changed
}
