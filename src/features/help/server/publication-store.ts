import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Entry, Revision } from '../help.ts'
import { readEntry } from './entry-store.ts'
import { missing } from './reading-store.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>
const now = sql`date_trunc('milliseconds', platform.moment())`

type Publication = { readonly id: string; readonly version: number | undefined; readonly author: string }

/** Readers see it as it was last saved. Published again unchanged it is the same publication. */
export async function publishText(tx: Tx, { id, version, author }: Publication): Promise<Entry> {
  const before = await lockEntry(tx, id)
  if (version !== undefined && before.version !== version) {
    throw new Problem('conflict', 'Somebody else has changed this text in the meantime.')
  }
  if (before.state === 'published') return before
  await sql`
    update help.entry set published_title = title, published_content = content, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx)
  await sql`
    insert into help.revision (workspace_id, entry_id, number, title, content, author)
    select workspace_id, id, 1 + (select coalesce(max(number), 0) from help.revision where entry_id = ${id}), title, content, ${author}
    from help.entry where id = ${id}`.execute(tx)
  return readEntry(tx, id)
}

export async function withdrawText(tx: Tx, id: string): Promise<Entry> {
  await lockEntry(tx, id)
  await sql`
    update help.entry set published_title = null, published_content = null, updated_at = ${now},
      version = version + (published_title is not null)::int
    where id = ${id}`.execute(tx)
  return readEntry(tx, id)
}

export async function readRevisions(tx: Tx, id: string): Promise<Revision[]> {
  await readEntry(tx, id)
  const { rows } = await sql<Omit<Revision, 'published'> & { published: Date }>`
    select number, title, content, author, published_at as published from help.revision
    where entry_id = ${id} order by number desc limit 100`.execute(tx)
  return rows.map((row) => ({ ...row, published: row.published.toISOString() }))
}

export async function takeRevision(tx: Tx, id: string, number: number): Promise<Entry> {
  await lockEntry(tx, id)
  const { numAffectedRows } = await sql`
    update help.entry e set title = r.title, content = r.content, updated_at = ${now}, version = e.version + 1
    from help.revision r where e.id = ${id} and r.entry_id = ${id} and r.number = ${number}`.execute(tx)
  if (numAffectedRows !== 1n) throw new Problem('not-found', 'There is no such version of this text.')
  return readEntry(tx, id)
}

/** NOTE until the end nobody else changes it, so that two who publish at once do not take the same number. */
async function lockEntry(tx: Tx, id: string): Promise<Entry> {
  const { rows } = await sql`select from help.entry where id = ${id} and removed_at is null for update`.execute(tx)
  if (rows.length === 0) throw missing()
  return readEntry(tx, id)
}
