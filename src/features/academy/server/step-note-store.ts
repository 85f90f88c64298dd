import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { saveStepNote } from '../contract.ts'
import type { StepNote } from '../course.ts'
import { noSuchCourse } from './course-row.ts'
import type { Tx } from './tables.ts'

type NoteRow = Omit<StepNote, 'updated'> & { readonly updated: Date }
const columns = sql<NoteRow>`step_id as "stepId", text, updated_at as updated, version`

/** What the asking account wrote; nobody else sees it. */
export async function readStepNotes(tx: Tx, courseId: string): Promise<StepNote[]> {
  const { rows: courses } = await sql`select from academy.course where id = ${courseId}::uuid`.execute(tx)
  if (courses.length === 0) throw noSuchCourse()
  const { rows } = await sql<NoteRow>`
    select ${columns} from academy.step_note where course_id = ${courseId}::uuid order by updated_at, step_id`.execute(tx)
  return rows.map(noteOf)
}

/** A step that has just gone keeps its note too: what somebody is writing is never refused for another's change. */
export async function storeStepNote(tx: Tx, { courseId, stepId, text, version }: InputOf<typeof saveStepNote>): Promise<StepNote> {
  const { rows: courses } = await sql`select from academy.course where id = ${courseId}::uuid for key share`.execute(tx)
  if (courses.length === 0) throw noSuchCourse()
  const { rows } = await sql<NoteRow>`
    insert into academy.step_note as n (workspace_id, account_id, course_id, step_id, text)
    values (platform.workspace(), platform.account(), ${courseId}::uuid, ${stepId}::uuid, ${storable(text)})
    on conflict (workspace_id, account_id, course_id, step_id) do update
      set text = excluded.text, updated_at = excluded.updated_at, version = n.version + 1
      where ${version ?? null}::integer is null or n.version = ${version ?? null}::integer
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Problem('conflict', 'This note was changed in another window.')
  return noteOf(row)
}

function noteOf({ updated, ...row }: NoteRow): StepNote {
  return { ...row, updated: updated.toISOString() }
}
