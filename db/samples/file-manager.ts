import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanFiles, germanFolders } from './file-manager-files.de.ts'
import { sampleFiles, type SampleFile } from './file-manager-files.ts'

const folders = ['Clients', 'Contracts', 'Pictures'] as const
/** Somebody who has put files here; no account of its own stands behind the name. */
const colleagueId = '00000000-0000-4000-8000-0000000000c0'

// Made once in each language and the same for all: a workspace is founded within a moment.
const made = new Map<WorkspaceLanguage, Promise<readonly (SampleFile & { readonly bytes: Buffer })[]>>()
function filled(language: WorkspaceLanguage) {
  const files: readonly SampleFile[] = language === 'de' ? sampleFiles.map((file) => ({ ...file, ...germanFiles[file.name] })) : sampleFiles
  const making = made.get(language) ?? Promise.all(files.map(async (file) => ({ ...file, bytes: await file.content() })))
  made.set(language, making)
  return making
}

/** Three folders and eleven files with real contents. They are small enough to live in the database, so that no store is needed here. */
export const fileManagerSample: Sample = async (tx, { workspaceId, accountId, language }) => {
  const { rows } = await sql<{ name: string }>`select display_name as name from accounts.account where id = ${accountId}`.execute(tx)
  const own = rows[0]?.name ?? ''
  const places = new Map(folders.map((name) => [name, randomUUIDv7()]))
  const ago = (days: number) => sql`platform.moment() - make_interval(days => ${days})`
  for (const [original, id] of places) {
    const name = language === 'de' ? germanFolders[original] : original
    await sql`
      insert into file_manager.entry (workspace_id, id, name, type, owner_id, owner_name, created_at, modified_at)
      values (${workspaceId}, ${id}, ${name}, 'folder', ${accountId}, ${own}, ${ago(340)}, ${ago(340)})`.execute(tx)
  }
  for (const { folder, owner, bytes, ...file } of await filled(language)) {
    const [id, contentId] = [randomUUIDv7(), randomUUIDv7()]
    await sql`
      insert into file_manager.content (workspace_id, id, size, bytes) values (${workspaceId}, ${contentId}, ${bytes.length}, ${bytes})`.execute(
      tx,
    )
    await sql`
      insert into file_manager.entry
        (workspace_id, id, parent_id, name, type, media_type, size, owner_id, owner_name, content_id, created_at, modified_at)
      values (${workspaceId}, ${id}, ${folder ? (places.get(folder) ?? null) : null}, ${file.name}, ${file.type}, ${file.mediaType},
        ${bytes.length}, ${owner === undefined ? accountId : colleagueId}, ${owner ?? own}, ${contentId}, ${ago(file.daysAgo)},
        ${ago(file.daysAgo)})`.execute(tx)
    await sql`
      insert into file_manager.event (workspace_id, entry_id, what, who, at, after)
      values (${workspaceId}, ${id}, 'added', ${owner ?? own}, ${ago(file.daysAgo)}, ${file.name})`.execute(tx)
    if (file.isStarred || file.isOffline || file.openedDaysAgo !== undefined) await mark(tx, { workspaceId, accountId, id, file })
  }
}

type Marked = { readonly workspaceId: string; readonly accountId: string; readonly id: string; readonly file: Partial<SampleFile> }

async function mark(tx: Parameters<Sample>[0], { workspaceId, accountId, id, file }: Marked): Promise<void> {
  await sql`
    insert into file_manager.mark (workspace_id, account_id, entry_id, starred, offline, opened_at)
    values (${workspaceId}, ${accountId}, ${id}, ${file.isStarred ?? false}, ${file.isOffline ?? false},
      platform.moment() - make_interval(days => ${file.openedDaysAgo ?? null}::int))`.execute(tx)
}
