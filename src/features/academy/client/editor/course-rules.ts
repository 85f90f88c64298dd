import * as z from 'zod/mini'
import { Course, CourseStep, type Course as WholeCourse } from '../../course.ts'

const { title, slug, description, category, length } = Course.shape

/** What the form holds. */
export const courseRules = z.object({
  title,
  slug,
  description,
  category,
  length,
  steps: z.array(CourseStep).check(z.minLength(1), z.maxLength(200)),
})
export type CourseInput = z.input<typeof courseRules>
export type CourseValues = z.output<typeof courseRules>
export type CourseField = keyof CourseInput

export function inputOf({
  title: name,
  slug: address,
  description: words,
  category: kind,
  length: minutes,
  steps,
}: WholeCourse): CourseInput {
  return { title: name, slug: address, description: words, category: kind, length: minutes, steps }
}

export function emptyCourse(): CourseInput {
  return { title: '', slug: '', description: '', category: 'web', length: 30, steps: [emptyStep()] }
}

export function emptyStep(): CourseStep {
  return { id: crypto.randomUUID(), title: '', content: '' }
}

/** Only what differs from what was there. */
export function changedFields(base: WholeCourse, values: CourseValues): Partial<CourseValues> {
  const names = Object.keys(values) as CourseField[] // the rules of the form name them
  return Object.fromEntries(
    names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(base[name])).map((name) => [name, values[name]]),
  )
}
