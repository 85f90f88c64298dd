import type { Pool } from 'pg'

// What a workspace has of files and folders.
export const entryKinds = ['folder', 'entry', 'entryInBin'] as const
type Entries = Readonly<Record<(typeof entryKinds)[number], string>>

export async function addEntries(owner: Pool, workspaceId: string, things: Entries, word: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into file_manager.content (workspace_id, size, bytes) values ($1, $2, $3) returning id',
    [workspaceId, word.length, Buffer.from(word)],
  )
  const content = rows[0]?.id
  const add = (id: string, name: string, type: string, isRemoved = false): Promise<unknown> =>
    owner.query(
      `insert into file_manager.entry (workspace_id, id, name, type, size, owner_id, owner_name, content_id, bin_id, removed_at)
       values ($1, $2, $3, $4, $5, $1, $3, $6, $7, $8)`,
      [
        workspaceId,
        id,
        `${word} ${name}`,
        type,
        type === 'folder' ? 0 : word.length,
        type === 'folder' ? null : content,
        isRemoved ? id : null,
        isRemoved ? '2026-03-01T00:00:00Z' : null,
      ],
    )
  await add(things.folder, 'folder', 'folder')
  await add(things.entry, 'entry', 'document')
  await add(things.entryInBin, 'removed entry', 'document', true)
}

/** Parents first. How much there is comes by itself with them. */
export const entryTables = ['content', 'entry', 'mark', 'event', 'upload', 'upload_piece', 'visit', 'zip'].map(
  (name) => `file_manager.${name}`,
)
