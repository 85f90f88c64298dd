import { sql, type Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'

type FirstNote = { readonly id: string; readonly title: string; readonly detail: string }

/** The notes that stand first: their titles and how they begin. */
export async function firstNotes(tx: Transaction<NoTables>, most: number): Promise<readonly FirstNote[]> {
  const { rows } = await sql<FirstNote>`
    select id, title, left(description, 200) as detail from notes.note
    where workspace_id = platform.workspace() and deleted_at is null and not archive
    order by (not pinned), position, id limit ${most}`.execute(tx)
  return rows
}
