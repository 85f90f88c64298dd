import { sql } from 'kysely'
import type { AccountData, ExportedFile, ExportReader } from '../../../platform/account-data.ts'
import type { ObjectStore } from '../../../platform/object-store-port.ts'
import { openContent, type Content } from './content-answer.ts'
import { missing } from './entry-row.ts'

const mine = 'owner_id = platform.account()'
const own = 'account_id = platform.account()'
const transfer = { reason: 'a transfer that is under way, forgotten within days' }

/** The contents come from the store, one after the other. */
export function filesData(store: ObjectStore): AccountData {
  return {
    folder: 'files',
    tables: [
      {
        table: 'file_manager.entry',
        own: mine,
        file: 'files.json',
        without: ['name_key', 'owner_key'],
        onDeletion: { set: "owner_name = current_setting('app.deleted_name')" },
      },
      { table: 'file_manager.mark', own, file: 'marks.json', key: 'entry_id::text', onDeletion: 'delete' },
      {
        table: 'file_manager.event',
        own: "who = current_setting('app.account_name', true) and workspace_id = any (current_setting('app.account_workspaces', true)::uuid[])",
        file: { reason: 'the history of files, which belongs to the files' },
        onDeletion: { set: "who = current_setting('app.deleted_name')" },
      },
      { table: 'file_manager.content', file: { reason: 'contents are in the folder «contents»' } },
      { table: 'file_manager.room', file: { reason: 'computed from the files' } },
      { table: 'file_manager.upload_piece', own, file: transfer, onDeletion: 'delete' },
      { table: 'file_manager.upload', own, file: transfer, onDeletion: 'delete' },
      { table: 'file_manager.visit', own, file: transfer, onDeletion: 'delete' },
      { table: 'file_manager.zip', own, file: transfer, onDeletion: 'delete' },
    ],
    files: (reader) => contents(reader, store),
  }
}

const filesAtOnce = 500

/** Under their ids, which `files.json` has too: names may stand twice. */
async function* contents({ read, isAlone }: ExportReader, store: ObjectStore): AsyncIterable<ExportedFile> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (let more = true; more;) {
    const { rows } = await read((tx) =>
      sql<{ id: string; name: string; contentId: string }>`
        select id, name, content_id as "contentId" from file_manager.entry
        where content_id is not null and id > ${last}::uuid and ${isAlone ? sql`true` : sql.raw(mine)} order by id limit ${filesAtOnce}`.execute(
        tx,
      ),
    )
    for (const { id, name, contentId } of rows) {
      yield {
        path: `contents/${id}-${name.replace(/[/\\]/g, '_')}`,
        open: async () => openContent(store, await read((tx) => readContent(tx, contentId))),
      }
      last = id
    }
    more = rows.length === filesAtOnce
  }
}

async function readContent(tx: Parameters<Parameters<ExportReader['read']>[0]>[0], id: string): Promise<Content> {
  const { rows } = await sql<Content>`select bytes, store_key as key from file_manager.content where id = ${id}::uuid`.execute(tx)
  if (!rows[0]) throw missing()
  return rows[0]
}
