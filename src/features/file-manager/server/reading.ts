import { sql } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import type { FileEvent, listFolders, readFileEntry, readRoom } from '../contract.ts'
import { entryOf, missing } from './entry-row.ts'
import { inFolder, mustBeFolder } from './list-store.ts'
import { foldersAround } from './location.ts'
import type { Tx } from './tables.ts'

export async function readOne(tx: Tx, id: string): Promise<OutputOf<typeof readFileEntry>> {
  return { file: await entryOf(tx, id), path: await foldersAround(tx, id) }
}

const mostFolders = 1000

export async function readFolders(tx: Tx, { parentId }: InputOf<typeof listFolders>): Promise<OutputOf<typeof listFolders>> {
  if (parentId !== undefined) await mustBeFolder(tx, parentId)
  const { rows } = await sql<{ id: string; name: string; hasFolders: boolean }>`
    select id, name, exists (
      select from file_manager.own_entry c where c.parent_id = e.id and c.is_folder and c.bin_id is null
    ) as "hasFolders"
    from file_manager.own_entry e where ${inFolder(parentId)} and is_folder and bin_id is null
    order by name_key, id limit ${mostFolders}`.execute(tx)
  return rows
}

export async function readEvents(tx: Tx, id: string): Promise<FileEvent[]> {
  const there = await sql`select from file_manager.own_entry where id = ${id}`.execute(tx)
  if (there.rows.length === 0) throw missing()
  const { rows } = await sql<Omit<FileEvent, 'time'> & { time: Date }>`
    select id, what, who, at as time, before, after from file_manager.event where entry_id = ${id}
    order by at desc, id desc limit 50`.execute(tx)
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }))
}

export async function roomOf(tx: Tx, mostBytes: number): Promise<OutputOf<typeof readRoom>> {
  const { rows } = await sql<{ usedBytes: number; binBytes: number; files: number }>`
    select (used_bytes + bin_bytes)::float8 as "usedBytes", bin_bytes::float8 as "binBytes", files::int as files
    from file_manager.room`.execute(tx)
  return { usedBytes: 0, binBytes: 0, files: 0, ...rows[0], mostBytes }
}
