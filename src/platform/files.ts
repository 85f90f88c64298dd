import { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../kit/problem.ts'
import { mostFileBytes, pieceBytes } from '../kit/file-sizes.ts'
import type { AccountData, ExportedFile, ExportReader } from './account-data.ts'

/** A file as things that have one know it. */
export type StoredFile = { readonly id: string; readonly name: string; readonly type: string; readonly size: number }
type NewFile = Omit<StoredFile, 'id'> & { readonly accountId?: string | undefined }

/** As much as all files of a workspace may take. */
const mostWorkspaceBytes = 2 * 1024 ** 3
const missing = (): Problem => new Problem('not-found', 'This file does not exist.')

/** Makes room for a file in the workspace of the transaction; its pieces follow. */
export async function beginFile<T>(tx: Transaction<T>, { name, type, size, accountId }: NewFile): Promise<string> {
  const { rows } = await sql<{ id: string; used: string }>`
    with used as (select coalesce(sum(size), 0) as used from platform.file where workspace_id = platform.workspace())
    insert into platform.file (workspace_id, account_id, name, type, size)
    select platform.workspace(), ${accountId ?? null}::uuid, ${name}, ${type || 'application/octet-stream'}, ${size}::int from used
    where used.used + ${size}::int <= ${mostWorkspaceBytes}::bigint
    returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Problem('too-large', 'The files of this workspace take up all the room there is.')
  return id
}

/** The same piece sent twice is there once. */
export async function addPiece<T>(tx: Transaction<T>, fileId: string, number: number, content: Uint8Array): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into platform.file_piece (workspace_id, file_id, number, content)
    select workspace_id, id, ${number}::int, ${Buffer.from(content)} from platform.file
    where id = ${fileId}::uuid and kept_at is null and ${number}::int < ceil(size / ${pieceBytes}::numeric)
    on conflict (file_id, number) do update set content = excluded.content`.execute(tx)
  if (numAffectedRows !== 1n) throw missing()
}

/** A whole file at once, for what the server itself makes or takes in. */
export async function storeFile<T>(tx: Transaction<T>, file: Omit<NewFile, 'size'>, content: Uint8Array): Promise<StoredFile> {
  if (content.length > mostFileBytes) throw new Problem('too-large', 'The file is too large.')
  const id = await beginFile(tx, { ...file, size: content.length })
  for (let number = 0; number * pieceBytes < content.length; number += 1) {
    await addPiece(tx, id, number, content.subarray(number * pieceBytes, (number + 1) * pieceBytes))
  }
  return { id, name: file.name, type: file.type, size: content.length }
}

/** Nothing for a file that is not there, not one's own, or not whole yet. */
export async function readStoredFile<T>(tx: Transaction<T>, fileId: string): Promise<(StoredFile & { content: Buffer }) | undefined> {
  const { rows } = await sql<StoredFile & { content: Buffer | null }>`
    select f.id, f.name, f.type, f.size,
      (select string_agg(p.content, ''::bytea order by p.number) from platform.file_piece p where p.file_id = f.id) as content
    from platform.file f where f.id = ${fileId}::uuid`.execute(tx)
  const [file] = rows
  if (!file) return undefined
  const content = file.content ?? Buffer.alloc(0)
  return content.length === file.size ? { ...file, content } : undefined
}

/** Something takes these files as its own, so that they stay. Refused unless each is there, one's own and whole. */
export async function keepFiles<T>(tx: Transaction<T>, fileIds: readonly string[]): Promise<readonly StoredFile[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<StoredFile>`
    update platform.file f set kept_at = coalesce(kept_at, platform.moment())
    where id = any(${[...fileIds]}::uuid[])
      and size = (select coalesce(sum(length(p.content)), 0) from platform.file_piece p where p.file_id = f.id)
    returning id, name, type, size`.execute(tx)
  return fileIds.map((id) => {
    const file = rows.find((row) => row.id === id)
    if (!file) throw missing()
    return file
  })
}

/** Which of these files something has taken as its own. */
export async function keptAmong<T>(tx: Transaction<T>, fileIds: readonly string[]): Promise<readonly string[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from platform.file where id = any(${[...fileIds]}::uuid[]) and kept_at is not null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Nothing has them for now: they stay for a day in case they are taken again, and then go. */
export async function releaseFiles<T>(tx: Transaction<T>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await sql`update platform.file set kept_at = null, made_at = now() where id = any(${[...fileIds]}::uuid[])`.execute(tx)
}

/** Another file with the same in it, for the account alone that copies it. Its pieces follow once it is there to be seen. */
export async function copyOwnFile<T>(tx: Transaction<T>, fileId: string, accountId: string): Promise<string> {
  const { rows } = await sql<StoredFile>`select id, name, type, size from platform.file where id = ${fileId}::uuid`.execute(tx)
  const [file] = rows
  if (!file) throw missing()
  const copyId = await beginFile(tx, { ...file, accountId })
  await sql`
    insert into platform.file_piece (workspace_id, file_id, number, content)
    select workspace_id, ${copyId}::uuid, number, content from platform.file_piece where file_id = ${fileId}::uuid`.execute(tx)
  return copyId
}

/** Nothing has them any more. Files that are gone already are no matter. */
export async function dropFiles<T>(tx: Transaction<T>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await sql`delete from platform.file where id = any(${[...fileIds]}::uuid[])`.execute(tx)
}

/**
 * Copies a file for somebody else, also in another workspace: past row-level security, so only for jobs that deliver.
 * The database copies; nothing is read into this process.
 */
export async function copyFile<T>(
  tx: Transaction<T>,
  fileId: string,
  { workspaceId, accountId }: { readonly workspaceId: string; readonly accountId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with copy as (
      insert into platform.file (workspace_id, account_id, name, type, size, kept_at)
      select ${workspaceId}::uuid, ${accountId}::uuid, name, type, size, platform.moment() from platform.file where id = ${fileId}::uuid
      returning id, workspace_id
    ), pieces as (
      insert into platform.file_piece (workspace_id, file_id, number, content)
      select copy.workspace_id, copy.id, p.number, p.content from platform.file_piece p, copy where p.file_id = ${fileId}::uuid
    )
    select id from copy`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw missing()
  return id
}

export const fileData: AccountData = {
  folder: 'attachments',
  tables: [
    { table: 'platform.file', own: 'account_id = platform.account()', file: 'attachments.json', onDeletion: 'delete' },
    { table: 'platform.file_piece', file: { reason: 'contents are in the folder «contents»' }, key: 'file_id::text' },
    { table: 'platform.live_event', file: { reason: 'tells open pages what to read again, forgotten within the hour' } },
  ],
  files: attachments,
}

/** Under their ids, by which mails, notes and cards name them. */
async function* attachments({ read, isAlone }: ExportReader): AsyncIterable<ExportedFile> {
  const { rows } = await read((tx) =>
    sql<{ id: string; name: string }>`
      select id, name from platform.file where ${isAlone ? sql`true` : sql`account_id = platform.account()`} order by id`.execute(tx),
  )
  for (const { id, name } of rows) {
    const open = async (): Promise<Readable> => Readable.from([(await read((tx) => readStoredFile(tx, id)))?.content ?? Buffer.alloc(0)])
    yield { path: `contents/${id}-${name.replace(/[/\\]/g, '_')}`, open }
  }
}
