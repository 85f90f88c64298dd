import { sql, type Transaction } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
import type { DueSource, DueThing } from '../../../platform/notices.ts'
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

/** Notes that people have written; not what came with an import. */
export const writtenNotes: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'note',
    from: sql`notes.note`,
    where: sql`deleted_at is null and import_id is null`,
    id: sql`id`,
    time: sql`made_at`,
    by: sql`made_by`,
    title: sql`coalesce(nullif(title, ''), left(description, 100))`,
  })

/** Reminders of notes, for whoever wrote them. */
export const noteReminders: DueSource = async (db, { after, upTo }) => {
  const { rows } = await sql<Omit<DueThing, 'to' | 'source' | 'path' | 'isDay'> & { readonly madeBy: string }>`
    select workspace_id as "workspaceId", id, coalesce(nullif(title, ''), nullif(left(description, 100), ''), '–') as title, made_by as "madeBy",
      reminder as at
    from notes.note where reminder > ${after} and reminder <= ${upTo} and made_by is not null and deleted_at is null
    order by reminder, id`.execute(db)
  return rows.map(({ madeBy, ...row }) => ({ ...row, to: [madeBy], source: 'note', path: `/apps/notes?note=${row.id}`, isDay: false }))
}
