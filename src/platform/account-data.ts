import { Readable } from 'node:stream'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Member } from './access.ts'
import { shortly } from './http.ts'
import type { NoTables } from './sample.ts'

// What an app keeps of an account. One list serves the export of my data, the deletion of an account, and the tests of both.

export type AccountTable = {
  readonly table: string
  /** Which rows are of the running account, in SQL. Without it they are the workspace's, and mine only where nobody else is. */
  readonly own?: string
  /** The file in the export, or why the rows are not in it. */
  readonly file: string | { readonly reason: string }
  /** Columns that say nothing to their owner. */
  readonly without?: readonly string[]
  /** What the rows are told apart by, as text; most tables have an id. */
  readonly key?: string
  /** What becomes of one's own rows in a workspace of others: gone, or kept with these columns set. */
  readonly onDeletion?: 'delete' | { readonly set: string }
  /** The column that names a stored file, which is deleted with the row. */
  readonly storedFile?: string
}

/** A file of the export, opened when its turn comes. */
export type ExportedFile = { readonly path: string; readonly open: () => Promise<Readable> }

/** Reads as the account in one of its workspaces, each time in a short transaction. */
export type ExportReader = {
  readonly read: <T>(work: (tx: Transaction<NoTables>) => Promise<T>) => Promise<T>
  /** Whether nobody else belongs to the workspace: then all of it is mine. */
  readonly isAlone: boolean
}

export type AccountData = {
  /** The folder in the export. */
  readonly folder: string
  readonly tables: readonly AccountTable[]
  /** Contents beside the rows. */
  readonly files?: (reader: ExportReader) => AsyncIterable<ExportedFile>
}

const rowsAtOnce = 500
const technical = ['workspace_id', 'account_id', 'search', 'heads', 'version', 'position', 'import_id', 'turn']

/** The files of one app in one workspace. */
export async function* exportedFiles(data: AccountData, reader: ExportReader): AsyncIterable<ExportedFile> {
  for (const table of data.tables) {
    if (typeof table.file !== 'string' || (table.own === undefined && !reader.isAlone)) continue
    yield { path: `${data.folder}/${table.file}`, open: async () => Readable.from(jsonOf(rowsOf(table, reader))) }
  }
  if (!data.files) return
  for await (const { path, open } of data.files(reader)) yield { path: `${data.folder}/${path}`, open }
}

export function exportReader<Tables>(
  db: Kysely<Tables>,
  member: Pick<Member, 'accountId' | 'workspaceId'>,
  isAlone: boolean,
): ExportReader {
  const plain = db as unknown as Kysely<NoTables> // the same database, seen without our tables
  return { read: (work) => shortly(plain, member, work), isAlone }
}

/** Page by page, so that neither memory nor a transaction lasts as long as a slow line. */
async function* rowsOf({ table, own, key, without = [] }: AccountTable, { read, isAlone }: ExportReader): AsyncIterable<unknown> {
  const by = key === undefined ? sql`t.id` : sql.raw(key)
  const past = (last: string) => (key === undefined ? sql`t.id > ${last}::uuid` : sql`${by} > ${last}`)
  const mine = own === undefined || isAlone ? sql`true` : sql`(${sql.raw(own)})`
  let last: string | undefined
  for (let more = true; more;) {
    const { rows } = await read((tx) =>
      sql<{ key: string; row: unknown }>`
        select (${by})::text as key, to_jsonb(t) - ${[...technical, ...without]}::text[] as row from ${sql.table(table)} t
        where t.workspace_id = platform.workspace() and ${mine} and ${last === undefined ? sql`true` : past(last)}
        order by ${by} limit ${rowsAtOnce}`.execute(tx),
    )
    for (const { row } of rows) yield row
    last = rows.at(-1)?.key
    more = rows.length === rowsAtOnce
  }
}

async function* jsonOf(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Takes an account out of the workspaces of others. Needs the owner of the tables, with the account set in the transaction. */
export async function forgetAccount<Tables>(tx: Transaction<Tables>, all: readonly AccountData[]): Promise<void> {
  for (const { table, own, onDeletion, storedFile } of all.flatMap(({ tables }) => tables)) {
    if (own === undefined || onDeletion === undefined) continue
    const rows = sql.raw(own)
    if (onDeletion === 'delete' && storedFile !== undefined) {
      await sql`
        with gone as (delete from ${sql.table(table)} t where ${rows} returning ${sql.ref(storedFile)} as id)
        delete from platform.file f using gone where f.id = gone.id`.execute(tx)
    } else if (onDeletion === 'delete') await sql`delete from ${sql.table(table)} t where ${rows}`.execute(tx)
    else await sql`update ${sql.table(table)} t set ${sql.raw(onDeletion.set)} where ${rows}`.execute(tx)
  }
}

/** Deletes everything that any app keeps of a workspace. Needs the owner of the tables. */
export async function forgetWorkspace<Tables>(tx: Transaction<Tables>, workspaceId: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind = 'r' and not c.relispartition and n.nspname not in ('accounts', 'pg_catalog') order by 1`.execute(tx)
  // What refers to something goes before it, and triggers may write anew while their rows go: so again until nothing is left.
  for (let isDone = false; !isDone;) {
    let deleted = 0n
    let waiting: Error | undefined
    for (const { name } of tables) {
      const outcome = await deleteRows(tx, name, workspaceId)
      if (outcome instanceof Error) waiting = outcome
      else deleted += outcome
    }
    if (waiting !== undefined && deleted === 0n) throw waiting
    isDone = deleted === 0n
  }
}

/** How many rows went, or why they still have to wait. */
async function deleteRows<Tables>(tx: Transaction<Tables>, table: string, workspaceId: string): Promise<bigint | Error> {
  await sql`savepoint forget`.execute(tx)
  try {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.raw(table)} where workspace_id = ${workspaceId}::uuid`.execute(tx)
    return numAffectedRows
  } catch (error) {
    if (!isStillReferred(error)) throw error
    await sql`rollback to savepoint forget`.execute(tx)
    return error
  }
}

function isStillReferred(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '23001')
}
