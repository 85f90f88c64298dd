import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { EntryView, listEntries } from '../contract.ts'
import type { Entry, SavedEntry } from '../help.ts'
import { missing } from './reading-store.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>
type Row = Omit<Entry, 'updated' | 'removed'> & { readonly updated: Date; readonly removed: Date | null }

const now = sql`date_trunc('milliseconds', platform.moment())`
const columns: RawBuilder<unknown> = sql`
  e.id, s.shelf, e.section_id as "sectionId", s.title as "sectionTitle", s.handle as "sectionHandle", e.title, e.content, e.language,
  e.is_featured as "isFeatured",
  case when e.published_title is null then 'draft'
    when (e.title, e.content) = (e.published_title, e.published_content) then 'published' else 'changed' end as state,
  e.updated_at as updated, e.removed_at as removed, e.version,
  (select count(*)::int from help.vote v where v.entry_id = e.id and v.is_helpful) as helpful,
  (select count(*)::int from help.vote v where v.entry_id = e.id and not v.is_helpful) as unhelpful`
const from: RawBuilder<unknown> = sql`help.entry e join help.section s on s.workspace_id = e.workspace_id and s.id = e.section_id`

const viewClaims: Readonly<Record<EntryView, RawBuilder<unknown>>> = {
  all: sql`e.removed_at is null`,
  drafts: sql`e.removed_at is null and (e.published_title is null or (e.title, e.content) <> (e.published_title, e.published_content))`,
  bin: sql`e.removed_at is not null`,
}

export async function readEntry(tx: Tx, id: string): Promise<Entry> {
  const { rows } = await sql<Row>`select ${columns} from ${from} where e.id = ${id}`.execute(tx)
  if (!rows[0]) throw missing()
  return asEntry(rows[0])
}

export async function readEntries(
  tx: Tx,
  { shelf, view = 'all', q = '', after, limit = 50 }: InputOf<typeof listEntries>,
): Promise<Entry[]> {
  const words = storable(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = words.map((word) => sql`strpos(platform.folded(e.title), platform.folded(${word})) > 0`)
  if (after !== undefined) await readEntry(tx, after)
  const later = after === undefined ? [] : [sql`(e.updated_at, e.id) < (select updated_at, id from help.entry where id = ${after})`]
  const claims = sql.join([sql`s.shelf = ${shelf}`, viewClaims[view], ...found, ...later], sql` and `)
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where ${claims} order by e.updated_at desc, e.id desc limit ${limit}`.execute(tx)
  return rows.map(asEntry)
}

/** Adds it as a draft at the end of its section, or changes it; refused where somebody else was faster than the version that is told. */
export async function putEntry(tx: Tx, saved: SavedEntry): Promise<Entry> {
  const { id, sectionId, language, isFeatured, version } = saved
  const [title, content] = [storable(saved.title), storable(saved.content)]
  await checkSection(tx, id, sectionId)
  const expected = version === undefined ? sql`true` : sql`version = ${version}`
  const { numAffectedRows } = await sql`
    update help.entry set title = ${title}, content = ${content}, language = ${language}, is_featured = ${isFeatured},
      position = case when section_id = ${sectionId} then position else ${endOf(sectionId)} end, section_id = ${sectionId},
      updated_at = ${now}, version = version + 1
    where id = ${id} and removed_at is null and ${expected}`.execute(tx)
  if (numAffectedRows === 1n) return readEntry(tx, id)
  const { rows } = await sql<{ removed: Date | null }>`select removed_at as removed from help.entry where id = ${id}`.execute(tx)
  const [found] = rows
  if (found && !found.removed) throw new Problem('conflict', 'Somebody else has changed this text in the meantime.')
  // NOTE a version tells that it was there once: it was deleted for good meanwhile.
  if (found || version !== undefined) throw missing()
  await sql`
    insert into help.entry (workspace_id, id, section_id, title, content, language, is_featured, position)
    values (platform.workspace(), ${id}, ${sectionId}, ${title}, ${content}, ${language}, ${isFeatured}, ${endOf(sectionId)})`.execute(tx)
  return readEntry(tx, id)
}

function endOf(sectionId: string): RawBuilder<unknown> {
  return sql`(select coalesce(max(last.position), 0) + 1 from help.entry last where last.section_id = ${sectionId})`
}

/** A text stays on its shelf: a question becomes no article. */
async function checkSection(tx: Tx, id: string, sectionId: string): Promise<void> {
  const { rows } = await sql`
    select from help.section s where s.id = ${sectionId}
      and s.shelf = coalesce((select old.shelf from help.entry e join help.section old on old.id = e.section_id where e.id = ${id}), s.shelf)`.execute(
    tx,
  )
  if (rows.length === 0) throw new Problem('not-found', 'This section does not exist.')
}

function asEntry(row: Row): Entry {
  return { ...row, updated: row.updated.toISOString(), removed: row.removed === null ? null : row.removed.toISOString() }
}
