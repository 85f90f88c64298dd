import { sql, type Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Section } from '../help.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>

/** Sections of a workspace that has none yet, in their order. */
export async function insertSections(tx: Tx, sections: readonly Section[]): Promise<void> {
  await sql`
    insert into help.section (workspace_id, id, shelf, title, handle, position)
    select platform.workspace(), id, shelf, title, handle, position
    from rows from (jsonb_to_recordset(${storableJson(sections)}::jsonb) as (id uuid, shelf text, title text, handle text))
      with ordinality as r (id, shelf, title, handle, position)`.execute(tx)
}

type FirstText = {
  readonly sectionId: string
  readonly title: string
  readonly content: string
  readonly language: string
  readonly position: number
  readonly isFeatured: boolean
}
type FirstTexts = { readonly texts: readonly FirstText[]; readonly author: string; readonly day: PlainDate }

/** Many texts at once, all published: one after the other would keep somebody who registers waiting. They are some days to months old. */
export async function insertPublished(tx: Tx, { texts, author, day }: FirstTexts): Promise<void> {
  await sql`
    insert into help.entry (workspace_id, section_id, title, content, published_title, published_content, language, is_featured, position, updated_at)
    select platform.workspace(), "sectionId", title, content, title, content, language, "isFeatured", position,
      (${day}::date - make_interval(days => (3 + 11 * position)::int) + interval '9 hours') at time zone 'Europe/Zurich'
    from jsonb_to_recordset(${storableJson(texts)}::jsonb)
      as r ("sectionId" uuid, title text, content text, language text, "isFeatured" boolean, position double precision)`.execute(tx)
  await sql`
    insert into help.revision (workspace_id, entry_id, number, title, content, author, published_at)
    select workspace_id, id, 1, title, content, ${author}, updated_at from help.entry where workspace_id = platform.workspace()`.execute(tx)
}
