import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { updateProgress } from '../contract.ts'
import type { CourseSummary } from '../course.ts'
import { doneAfter } from '../rules.ts'
import { noSuchCourse } from './course-row.ts'
import { readSummary } from './list-store.ts'
import type { Tx } from './tables.ts'

/** Where the asking account is in a course, and what of it is done. */
export async function storeProgress(tx: Tx, { id, ...move }: InputOf<typeof updateProgress>): Promise<CourseSummary> {
  const { rows } = await sql<{ step_ids: string[] }>`
    select step_ids from academy.course where id = ${id}::uuid and removed_at is null`.execute(tx)
  const [course] = rows
  if (!course) throw noSuchCourse()
  if (move.activeStep > course.step_ids.length) throw new Problem('invalid-input', 'The course has no such step.')
  if (move.activeStep === 0) await forget(tx, id)
  else {
    const before = await lockDone(tx, id)
    const done = doneAfter(course.step_ids, before, move)
    await sql`
      update academy.progress set step_id = ${course.step_ids[move.activeStep - 1]}::uuid, step_number = ${move.activeStep},
        done = ${[...done]}::uuid[], read_at = date_trunc('milliseconds', platform.moment())
      where course_id = ${id}::uuid`.execute(tx)
  }
  return readSummary(tx, id)
}

async function forget(tx: Tx, courseId: string): Promise<void> {
  await sql`delete from academy.progress where course_id = ${courseId}::uuid`.execute(tx)
}

/** There is a row from now on, and until the transaction ends no other window of the same reader changes it. */
async function lockDone(tx: Tx, courseId: string): Promise<readonly string[]> {
  await sql`
    insert into academy.progress (workspace_id, account_id, course_id, step_number)
    values (platform.workspace(), platform.account(), ${courseId}::uuid, 1) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ done: string[] }>`
    select done from academy.progress where course_id = ${courseId}::uuid for update`.execute(tx)
  return rows[0]?.done ?? []
}
