import type { Course, CourseSummary } from '../course.ts'
import { doneAfter } from '../rules.ts'

/** What lies in the cache under the key of the academy: lists in parts, short lists, single courses, and counts. */
export type AcademyValue = unknown

/** The same with each course changed, or without those for which there is nothing; what holds no courses stays the same object. */
export function inCourses(value: AcademyValue, change: (course: CourseSummary) => CourseSummary | undefined): AcademyValue {
  if (isCourse(value)) return change(value) ?? value
  if (Array.isArray(value)) return value.flatMap((each: unknown) => (isCourse(each) ? (change(each) ?? []) : [each]))
  if (isPages(value)) return { ...value, pages: value.pages.map((rows) => rows.flatMap((row) => change(row) ?? [])) }
  return value
}

/** Where the reader is after a move; a summary only knows how many steps are done and waits for the server. */
export function moved<Row extends CourseSummary>(course: Row, move: Move): Row {
  const { activeStep } = move
  const now = new Date().toISOString()
  if (activeStep === 0) return { ...course, activeStep, doneSteps: 0, lastRead: null, ...(isWhole(course) ? { done: [] } : {}) }
  if (!isWhole(course)) return { ...course, activeStep, lastRead: now }
  const done = doneAfter(
    course.steps.map(({ id }) => id),
    course.done,
    move,
  )
  return { ...course, activeStep, lastRead: now, done, doneSteps: done.length }
}

export type Move = { readonly activeStep: number; readonly done?: readonly string[]; readonly notDone?: readonly string[] }

function isWhole(course: CourseSummary): course is Course {
  return 'steps' in course
}

function isCourse(value: unknown): value is CourseSummary {
  return typeof value === 'object' && value !== null && 'totalSteps' in value
}

function isPages(value: unknown): value is { readonly pages: readonly (readonly CourseSummary[])[] } {
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)
}
