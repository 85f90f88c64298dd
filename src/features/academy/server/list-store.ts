import { sql } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { allOf, comesAfter, orderedBy, standing, type SortKey } from '../../../platform/keyset.ts'
import type { countCourses, listCourses } from '../contract.ts'
import type { CourseSummary } from '../course.ts'
import { courseColumns, noSuchCourse, ownProgress, summaryOf, type CourseRow } from './course-row.ts'
import type { Tx } from './tables.ts'
import { searched, stateConditions, type Which } from './which-courses.ts'

const keys: readonly SortKey[] = [
  { by: sql`c.position`, type: 'float8' },
  { by: sql`c.id`, type: 'uuid' },
]

/** A part of the list: what comes after a course. */
export async function readCourses(tx: Tx, { after, limit = 100, ...which }: InputOf<typeof listCourses>): Promise<CourseSummary[]> {
  const place = after === undefined ? sql`true` : comesAfter(keys, 'asc', await placeOf(tx, after))
  const { rows } = await sql<CourseRow>`
    select ${courseColumns} from academy.own_course as c ${ownProgress} where ${conditionOf(which)} and ${place}
    order by ${orderedBy(keys, 'asc')} limit ${limit}`.execute(tx)
  return rows.map(summaryOf)
}

function conditionOf({ category, state, q }: Which) {
  const text = searched(q)
  return allOf([
    stateConditions[state ?? 'all'],
    ...(category === undefined ? [] : [sql`c.category = ${category}`]),
    ...(text === undefined ? [] : [text]),
  ])
}

async function placeOf(tx: Tx, courseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(keys)} as place from academy.course as c where c.id = ${courseId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchCourse()
  return row.place
}

/** What the reader has begun, the last one first. */
export async function readBegun(tx: Tx): Promise<CourseSummary[]> {
  const { rows } = await sql<CourseRow>`
    select ${courseColumns} from academy.own_course as c ${ownProgress} where ${stateConditions.begun}
    order by p.read_at desc, c.id limit 3`.execute(tx)
  return rows.map(summaryOf)
}

export async function readSummary(tx: Tx, courseId: string): Promise<CourseSummary> {
  const { rows } = await sql<CourseRow>`
    select ${courseColumns} from academy.course as c ${ownProgress} where c.id = ${courseId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchCourse()
  return summaryOf(row)
}

export async function readCounts(tx: Tx, which: Which): Promise<OutputOf<typeof countCourses>> {
  const { category, q } = which
  const state = which.state ?? 'all'
  const all = searched(q) ?? sql`true`
  const { rows: byCategory } = await sql<{ category: string; count: number }>`
    select c.category, count(*)::int as count from academy.own_course as c ${ownProgress}
    where ${stateConditions[state]} and ${all} group by 1`.execute(tx)
  const count = (name: keyof typeof stateConditions) => sql`count(*) filter (where ${stateConditions[name]})::int`
  const { rows: states } = await sql<OutputOf<typeof countCourses>['states']>`
    select ${count('all')} as "all", ${count('new')} as "new", ${count('begun')} as begun, ${count('completed')} as completed,
      ${count('bin')} as bin
    from academy.own_course as c ${ownProgress}
    where ${all} and ${category === undefined ? sql`true` : sql`c.category = ${category}`}`.execute(tx)
  const byState = states[0] ?? { all: 0, new: 0, begun: 0, completed: 0, bin: 0 }
  return {
    matching: byState[state],
    categories: Object.fromEntries(byCategory.map((row) => [row.category, row.count])),
    states: byState,
  }
}
