import { sql, type RawBuilder, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { saveSection } from '../contract.ts'
import type { Section, Shelf } from '../help.ts'
import { handleFor } from '../rules.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>
const columns: RawBuilder<unknown> = sql`id, shelf, title, handle`

export async function readSections(tx: Tx, shelf: Shelf): Promise<Section[]> {
  const { rows } = await sql<Section>`select ${columns} from help.section where shelf = ${shelf} order by position, id`.execute(tx)
  return rows
}

/** Renames it, or adds it at the end. Its handle stays, so that links live on; so does its shelf. */
export async function putSection(tx: Tx, section: InputOf<typeof saveSection>['section']): Promise<Section> {
  const { id, shelf } = section
  const title = storable(section.title)
  if (title === '') throw new Problem('invalid-input', 'A section needs a title.')
  const { rows: renamed } = await sql<Section>`
    update help.section set title = ${title} where id = ${id} and shelf = ${shelf} returning ${columns}`.execute(tx)
  if (renamed[0]) return renamed[0]
  // One after the other, so that two that are made at once do not take the same handle.
  await sql`select pg_advisory_xact_lock(hashtextextended('help.section ' || platform.workspace(), 0))`.execute(tx)
  const taken = new Set((await readSections(tx, shelf)).map(({ handle }) => handle))
  const { rows } = await sql<Section>`
    insert into help.section (workspace_id, id, shelf, title, handle, position)
    values (platform.workspace(), ${id}, ${shelf}, ${title}, ${handleFor(title, taken)},
      1 + (select coalesce(max(position), 0) from help.section where shelf = ${shelf}))
    on conflict (workspace_id, id) do nothing returning ${columns}`.execute(tx)
  if (!rows[0]) throw new Problem('not-found', 'This section does not exist.')
  return rows[0]
}
