import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { mediaRules } from './media-rules.ts'
import { readContent } from '../contract.ts'
import type { FileEntry, FileType } from '../file.ts'
import { endingOf } from '../file-name.ts'
import { locationsOf, top } from './location.ts'
import type { Tx } from './tables.ts'

type Row = {
  id: string
  name: string
  type: FileType
  owner: string
  isOwn: boolean
  size: number
  parentId: string | null
  mediaType: string
  created: Date
  modified: Date
  removed: Date | null
  version: number
  opened: Date | null
  offline: boolean | null
  starred: boolean | null
}

/** The rows that a statement with the columns `id` and `place` gives, in the order of their places. */
export async function entriesOf(tx: Tx, placed: RawBuilder<unknown>): Promise<FileEntry[]> {
  const { rows } = await sql<Row>`
    select e.id, e.name, e.type, e.owner_name as owner, e.owner_id = platform.account() as "isOwn", e.size::float8 as size,
      e.parent_id as "parentId", e.media_type as "mediaType", e.created_at as created, e.modified_at as modified,
      e.removed_at as removed, e.version, m.opened_at as opened, m.offline, m.starred
    from (${placed}) as placed join file_manager.own_entry e using (id)
    left join file_manager.mark m on m.entry_id = e.id
    order by placed.place`.execute(tx)
  const locations = await locationsOf(
    tx,
    rows.flatMap(({ parentId }) => parentId ?? []),
  )
  return rows.map((row) => asEntry(row, locations.get(row.parentId ?? '') ?? top))
}

export async function entryOf(tx: Tx, id: string): Promise<FileEntry> {
  const [entry] = await entriesOf(tx, sql`select ${id}::uuid as id, 1 as place`)
  if (!entry) throw missing()
  return entry
}

function asEntry(row: Row, location: string): FileEntry {
  const isShown = row.type !== 'folder' && mediaRules(row.mediaType).isInline
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    owner: row.owner,
    size: row.size,
    modified: row.modified.toISOString(),
    opened: row.opened?.toISOString() ?? null,
    created: row.created.toISOString(),
    extention: row.type === 'folder' ? '' : endingOf(row.name),
    location,
    offline: row.offline ?? false,
    preview: isShown ? `${readContent.path}?fileId=${row.id}` : '',
    parentId: row.parentId,
    mediaType: row.mediaType,
    starred: row.starred ?? false,
    isOwn: row.isOwn,
    removed: row.removed?.toISOString() ?? null,
    version: row.version,
  }
}

export function missing(): Problem {
  return new Problem('not-found', 'This file or folder does not exist.')
}
