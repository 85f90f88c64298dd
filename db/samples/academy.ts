import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { slugOf } from '../../src/features/academy/rules.ts'
import { addDays } from '../../src/kit/plain-date.ts'
import type { WorkspaceLanguage } from '../../src/kit/workspace-language.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { allCourses } from './academy/all-courses.ts'
import { germanCourses } from './academy/de/all-courses.ts'
import { lessonHtml } from './academy/lesson-html.ts'

// The same for every workspace of a language but for the ids, so it is written once.
const written = { en: coursesIn('en'), de: coursesIn('de') }

function coursesIn(language: WorkspaceLanguage) {
  return allCourses.map((course) => {
    const words = language === 'de' ? { ...course, ...germanCourses[course.title] } : course
    return {
      ...words,
      lessons: words.steps.map(([title, lesson], at) => ({ title, content: lessonHtml(lesson, language, course.steps[at]?.[1]) })),
    }
  })
}

/** Courses for the people of a small firm; whoever founds the workspace has begun some of them. */
export const academySample: Sample = async (tx, { today, accountId, language }) => {
  const courses = written[language].map((course, position) => {
    const { title, description, category, length, reached, lessons } = course
    const steps = lessons.map((step) => ({ id: randomUUID(), ...step }))
    const stepIds = steps.map(({ id }) => id)
    const isCompleted = reached === stepIds.length
    return {
      id: randomUUID(),
      title,
      slug: slugOf(title),
      description,
      category,
      length,
      steps,
      stepIds,
      position,
      updatedAt: `${addDays(today, -3 - 5 * position)}T09:30:00.000Z`,
      reached,
      stepId: stepIds[reached - 1] ?? null,
      done: stepIds.slice(0, isCompleted ? reached : Math.max(0, reached - 1)),
      readAt: `${addDays(today, -1 - position)}T16:45:00.000Z`,
    }
  })
  await sql`
    insert into academy.course (workspace_id, id, title, slug, description, category, length, steps, step_ids, position, updated_at)
    select platform.workspace(), id, title, slug, description, category, length, steps, "stepIds", position, "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(courses)}::jsonb) as c (id uuid, title text, slug text, description text, category text,
      length integer, steps jsonb, "stepIds" uuid[], position float8, "updatedAt" timestamptz)`.execute(tx)
  const begun = courses.filter(({ reached }) => reached > 0).map(({ steps: _steps, ...course }) => course)
  await sql`
    insert into academy.progress (workspace_id, account_id, course_id, step_id, step_number, done, read_at)
    select platform.workspace(), ${accountId}::uuid, id, "stepId", reached, done, "readAt"
    from jsonb_to_recordset(${JSON.stringify(begun)}::jsonb) as c (id uuid, "stepId" uuid,
      reached integer, done uuid[], "readAt" timestamptz)`.execute(tx)
}
