import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { given } from '../../../kit/given.ts'
import { Problem } from '../../../kit/problem.ts'
import { firstPosition, lockOrder } from '../../../platform/hand-order.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { Course, CourseStep, SavedCourse } from '../course.ts'
import { slugOf } from '../rules.ts'
import { courseColumns, noSuchCourse, ownProgress, summaryOf, type CourseRow } from './course-row.ts'
import type { Tx } from './tables.ts'

type WholeRow = CourseRow & { readonly steps: CourseStep[]; readonly done: string[] | null }
type Written = Pick<Course, 'id' | 'title' | 'slug' | 'description' | 'category' | 'length' | 'steps'>

export async function readCourse(tx: Tx, courseId: string): Promise<Course> {
  const { rows } = await sql<WholeRow>`
    select ${courseColumns}, c.steps, p.done from academy.course as c ${ownProgress} where c.id = ${courseId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchCourse()
  const { steps, done, ...summary } = row
  const there = new Set(steps.map(({ id }) => id))
  return { ...summaryOf(summary), steps, done: (done ?? []).filter((id) => there.has(id)) }
}

/** Updates the course if its id exists, else adds it before all others. */
export async function storeCourse(tx: Tx, { id, version, ...sent }: SavedCourse): Promise<Course> {
  await lockOrder(tx, 'academy.course')
  const before = await lockCourse(tx, id)
  if (before?.removed) throw noSuchCourse()
  if (before && version !== undefined && version !== before.version) {
    throw new Problem('conflict', 'Somebody else has changed this course in the meantime.')
  }
  const { title, category, length } = { ...before, ...given(sent) }
  if (title === undefined || category === undefined || length === undefined) {
    throw new Problem('invalid-input', 'A new course needs a title, a category and a length.')
  }
  const slug = sent.slug ?? before?.slug ?? ''
  const course: Written = {
    id,
    title,
    category,
    length,
    slug: slug === '' ? slugOf(title) : slug,
    description: sent.description ?? before?.description ?? '',
    steps: sent.steps === undefined ? (before?.steps ?? []) : withIds(sent.steps),
  }
  await (before ? updateCourse(tx, course) : insertCourse(tx, course, await firstPosition(tx, 'academy.course')))
  return readCourse(tx, id)
}

async function lockCourse(tx: Tx, id: string): Promise<Course | undefined> {
  const { rows } = await sql`select from academy.course where id = ${id}::uuid for update`.execute(tx)
  return rows.length === 0 ? undefined : readCourse(tx, id)
}

function withIds(steps: NonNullable<SavedCourse['steps']>): CourseStep[] {
  const whole = steps.map(({ id, ...step }) => ({ ...step, id: id ?? randomUUID() }))
  if (new Set(whole.map(({ id }) => id)).size < whole.length) throw new Problem('invalid-input', 'A step stands twice in the course.')
  return whole
}

async function updateCourse(tx: Tx, { id, title, slug, description, category, length, steps }: Written): Promise<void> {
  await sql`
    update academy.course set title = ${storable(title)}, slug = ${slug}, description = ${storable(description)}, category = ${category},
      length = ${length}, steps = ${storableJson(steps)}::jsonb, step_ids = ${steps.map((step) => step.id)}::uuid[],
      updated_at = date_trunc('milliseconds', platform.moment()), version = version + 1
    where id = ${id}::uuid`.execute(tx)
}

async function insertCourse(tx: Tx, { id, title, slug, description, category, length, steps }: Written, position: number): Promise<void> {
  await sql`
    insert into academy.course (workspace_id, id, title, slug, description, category, length, steps, step_ids, position)
    values (platform.workspace(), ${id}::uuid, ${storable(title)}, ${slug}, ${storable(description)}, ${category}, ${length},
      ${storableJson(steps)}::jsonb, ${steps.map((step) => step.id)}::uuid[], ${position})`.execute(tx)
}

/** Puts courses into the bin; those that are there already stay as they are. */
export async function binCourses(tx: Tx, ids: readonly string[]): Promise<number> {
  return changeAll(tx, ids, sql`removed_at = coalesce(removed_at, platform.moment())`)
}

export async function unbinCourses(tx: Tx, ids: readonly string[]): Promise<number> {
  return changeAll(tx, ids, sql`removed_at = null`)
}

/** Locked in one order for everybody, so that two who change the same courses never wait for each other. */
async function changeAll(tx: Tx, ids: readonly string[], change: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`select from academy.course where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx)
  if (rows.length === 0) throw noSuchCourse()
  const { numAffectedRows = 0n } = await sql`
    update academy.course set ${change}, version = version + 1 where id = any(${[...ids]}::uuid[])`.execute(tx)
  return Number(numAffectedRows)
}
