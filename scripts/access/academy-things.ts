import type { Pool } from 'pg'

export const academyKinds = ['course', 'removedCourse', 'courseStep'] as const
type AcademyThings = Readonly<Record<(typeof academyKinds)[number], string>>

/** A course with one step, and one in the bin; `word` stands in all of it. */
export async function addCourses(owner: Pool, workspaceId: string, things: AcademyThings, word: string): Promise<void> {
  const { course, removedCourse, courseStep } = things
  const courses = `insert into academy.course (workspace_id, id, title, slug, category, length, steps, step_ids, position, removed_at)
    values ($1, $2, $3, 'course', 'web', 30, $4, array[$5::uuid], $6, $7)`
  const steps = JSON.stringify([{ id: courseStep, title: `${word} step`, content: `<p>${word} lesson</p>` }])
  await owner.query(courses, [workspaceId, course, `${word} course`, steps, courseStep, 1, null])
  await owner.query(courses, [workspaceId, removedCourse, `${word} removed course`, steps, courseStep, 2, '2026-03-01T00:00:00Z'])
}

/** Parents first. */
export const academyTables: readonly string[] = ['course', 'progress', 'step_note'].map((name) => `academy.${name}`)
