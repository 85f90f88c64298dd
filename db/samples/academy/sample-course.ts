import type { Course } from '../../../src/features/academy/course.ts'

/** A course as it is written here: eleven steps, each a title and a lesson in the notation of `lesson-html.ts`. */
export type SampleCourse = Pick<Course, 'title' | 'description' | 'category' | 'length'> & {
  /** The step whoever founds a workspace is at: 0 not begun, 11 completed. */
  readonly reached: number
  readonly steps: readonly (readonly [title: string, lesson: string])[]
}

/** What of a course differs in another language; the steps stand in the same order. */
export type CourseWords = Pick<SampleCourse, 'title' | 'description' | 'steps'>
