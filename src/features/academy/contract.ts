import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, Id, Ids, idsBytes, part, SearchText } from '../../kit/list-contract.ts'
import { Category, Course, CourseSummary, mostSteps, SavedCourse, StepNote } from './course.ts'

const address = '/api/academy-app'
const common = { access: 'signed-in' } as const
const read = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST' } as const

const which = {
  category: z.optional(Category),
  /** How far the reader is; `bin` are courses somebody removed. */
  state: z.optional(z.enum(['new', 'begun', 'completed', 'bin'])),
  q: SearchText,
}

export const listCategories = endpoint({
  ...read,
  path: `${address}/categories`,
  summary: 'The kinds of courses with their colours',
  input: z.object({}),
  output: z.array(z.object({ id: z.number(), value: Category, label: z.string(), color: z.string() })),
})
export const listCourses = endpoint({
  ...read,
  path: `${address}/courses`,
  summary: 'Courses in their order, new ones first, without their steps, 100 at a time',
  input: z.object({ ...which, ...part }),
  output: z.array(CourseSummary),
})
export const countCourses = endpoint({
  ...read,
  path: `${address}/counts`,
  summary: 'How many courses a list with these filters has, and how many it would have in each category and state',
  input: z.object(which),
  output: z.object({
    matching: z.number(),
    /** With the same search and state. */
    categories: z.record(z.string(), z.number()),
    /** With the same search and category. */
    states: z.object({ all: z.number(), new: z.number(), begun: z.number(), completed: z.number(), bin: z.number() }),
  }),
})
export const listBegun = endpoint({
  ...read,
  path: `${address}/begun`,
  summary: 'Courses the reader has begun and not completed, the last one read first, 3 at most',
  input: z.object({}),
  output: z.array(CourseSummary),
})
export const readCourse = endpoint({
  ...read,
  path: `${address}/course`,
  summary: 'One course with its steps',
  input: z.object({ courseId: Id }),
  output: Course,
})
export const saveCourse = endpoint({
  ...change,
  path: `${address}/course/save`,
  summary: 'Updates a course if its id exists, else adds it; what is not sent stays, steps are sent as a whole',
  mostBytes: 8 * 1024 * 1024,
  input: SavedCourse,
  output: Course,
})
export const updateProgress = endpoint({
  ...change,
  path: `${address}/course/update`,
  summary:
    'Where the reader is. Without `done` and `notDone` all steps before it are done, and the last one too where it is there; 0 begins anew',
  input: z.object({
    id: Id,
    activeStep: z.int().check(z.minimum(0)),
    done: z.optional(z.array(Id).check(z.maxLength(mostSteps))),
    notDone: z.optional(z.array(Id).check(z.maxLength(mostSteps))),
  }),
  output: CourseSummary,
})
const courseIds = z.object({ courseIds: Ids })
export const removeCourses = endpoint({
  ...change,
  path: `${address}/course/remove`,
  summary: 'Puts courses into the bin, where they stay for 30 days',
  mostBytes: idsBytes,
  input: courseIds,
  output: Changed,
})
export const restoreCourses = endpoint({
  ...change,
  path: `${address}/course/restore`,
  summary: 'Brings courses back from the bin',
  mostBytes: idsBytes,
  input: courseIds,
  output: Changed,
})
export const listStepNotes = endpoint({
  ...read,
  path: `${address}/notes`,
  summary: 'What the reader wrote beside the steps of a course',
  input: z.object({ courseId: Id }),
  output: z.array(StepNote),
})
export const saveStepNote = endpoint({
  ...change,
  path: `${address}/note/save`,
  summary: 'What the reader writes beside a step, from now on; with a version it is refused (409) where another window was faster',
  mostBytes: 128 * 1024,
  input: z.object({ courseId: Id, stepId: Id, text: StepNote.shape.text, version: z.optional(z.number()) }),
  output: StepNote,
})
