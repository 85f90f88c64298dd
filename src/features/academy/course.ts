import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const title = filled(200)

/** Spec: the four kinds of courses. */
export const categories = [
  { id: 1, value: 'web', label: 'Web', color: '#2196F3' },
  { id: 2, value: 'firebase', label: 'Firebase', color: '#FFC107' },
  { id: 3, value: 'cloud', label: 'Cloud', color: '#607D8B' },
  { id: 4, value: 'android', label: 'Android', color: '#4CAF50' },
] as const
export const categoryNames = categories.map(({ value }) => value)
export const Category = z.enum(['web', 'firebase', 'cloud', 'android'])
export type Category = z.output<typeof Category>

/** As many as a course may have. */
export const mostSteps = 200

export const CourseStep = z.object({
  id: Id,
  title,
  /** HTML; whoever shows it cleans it first. */
  content: text(100_000),
})
export type CourseStep = z.output<typeof CourseStep>

/** Spec: a course, as lists show it, with how far the reader is. */
export const CourseSummary = z.object({
  id: Id,
  title,
  /** Its title in plain letters, for addresses. */
  slug: z.string().check(z.regex(/^[a-z0-9-]*$/), z.maxLength(100)),
  description: text(2000),
  category: Category,
  /** In minutes. */
  length: z.int().check(z.minimum(1), z.maximum(6000)),
  totalSteps: z.number(),
  /** The step the reader is at, counted from 1; 0 before the first opening. */
  activeStep: z.number(),
  /** When the course itself was last changed. */
  updated: z.iso.datetime(),
  // --- beyond the spec
  /** How many of its steps the reader has done. */
  doneSteps: z.number(),
  /** When the reader was here last. */
  lastRead: z.nullable(z.iso.datetime()),
  removed: z.boolean(),
  /** Grows with each change of the course. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type CourseSummary = z.output<typeof CourseSummary>

export const Course = z.extend(CourseSummary, {
  steps: z.array(CourseStep).check(z.maxLength(mostSteps)),
  /** Ids of the steps the reader has done. */
  done: z.array(Id),
})
export type Course = z.output<typeof Course>

/** Fields that are left out stay as they are; a step without an id is a new one. */
const { title: name, slug, description, category, length, version } = Course.shape
export const SavedCourse = z.extend(z.partial(z.object({ title: name, slug, description, category, length, version })), {
  id: Id,
  steps: z.optional(z.array(z.extend(CourseStep, { id: z.optional(Id) })).check(z.maxLength(mostSteps))),
})
export type SavedCourse = z.output<typeof SavedCourse>

/** What a reader wrote beside a step; everybody sees only their own. */
export const StepNote = z.object({
  stepId: Id,
  text: text(20_000),
  updated: z.iso.datetime(),
  version: z.number(),
})
export type StepNote = z.output<typeof StepNote>
