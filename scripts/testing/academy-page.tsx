import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { academyApp } from '../../src/features/academy/client/app.ts'
import { Page as CoursePage } from '../../src/features/academy/client/course-page.tsx'
import { Page as CoursesPage } from '../../src/features/academy/client/courses-page.tsx'
import { Page as EditPage } from '../../src/features/academy/client/edit-page.tsx'
import * as contract from '../../src/features/academy/contract.ts'
import { categories, type Course, type SavedCourse, type StepNote } from '../../src/features/academy/course.ts'
import { doneAfter, slugOf, stateOf } from '../../src/features/academy/rules.ts'
import { given } from '../../src/kit/given.ts'
import { Problem } from '../../src/kit/problem.ts'
import { ConfirmLayer } from '../../src/shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../src/shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

let count = 0
const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

export function aCourse(change: Partial<Course> = {}): Course {
  const steps = change.steps ?? ['Flour', 'Water', 'Fire'].map((title) => ({ id: newId(), title, content: `<p>About ${title}</p>` }))
  const done = change.done ?? []
  const title = change.title ?? 'Baking bread'
  return {
    id: newId(),
    title,
    slug: slugOf(title),
    description: '',
    category: 'web',
    length: 30,
    activeStep: 0,
    updated: '2026-11-15T09:00:00.000Z',
    lastRead: null,
    removed: false,
    version: 1,
    ...change,
    steps,
    totalSteps: steps.length,
    done,
    doneSteps: done.length,
  }
}

export type AcademyServer = {
  courses: readonly Course[]
  notes: readonly StepNote[]
  /** What was sent, by the last word of the address, in order. */
  readonly sent: { readonly to: string; readonly input: unknown }[]
}

/** Courses in memory behind the real contract, so that pages find what they sent. */
export function anAcademy(courses: readonly Course[], notes: readonly StepNote[] = []): AcademyServer {
  const server: AcademyServer = { courses, notes, sent: [] }
  serveContract([...readingCalls(server), ...courseCalls(server), ...readerCalls(server)])
  return server
}

function readingCalls(server: AcademyServer): Parameters<typeof serveContract>[0] {
  const amountOf = (which: Which): number => chosen(server, which).length
  return [
    serving(contract.listCategories, () => [...categories]),
    serving(contract.listCourses, (which) => chosen(server, which)),
    serving(contract.countCourses, ({ category, state, q }) => ({
      matching: amountOf({ category, state, q }),
      categories: Object.fromEntries(categories.map(({ value }) => [value, amountOf({ category: value, state, q })])),
      states: {
        all: amountOf({ category, q }),
        new: amountOf({ category, state: 'new', q }),
        begun: amountOf({ category, state: 'begun', q }),
        completed: amountOf({ category, state: 'completed', q }),
        bin: amountOf({ category, state: 'bin', q }),
      },
    })),
    serving(contract.listBegun, () => chosen(server, { state: 'begun' })),
    serving(contract.readCourse, ({ courseId }) => one(server, courseId)),
    serving(contract.listStepNotes, () => [...server.notes]),
  ]
}

function courseCalls(server: AcademyServer): Parameters<typeof serveContract>[0] {
  const bin = (to: string, ids: readonly string[], removed: boolean): { changed: number } => {
    server.sent.push({ to, input: ids })
    for (const id of ids) put(server, { ...one(server, id), removed })
    return { changed: ids.length }
  }
  return [
    serving(contract.saveCourse, (input) => {
      server.sent.push({ to: 'save', input })
      return put(server, saved(input, server.courses))
    }),
    serving(contract.removeCourses, ({ courseIds }) => bin('remove', courseIds, true)),
    serving(contract.restoreCourses, ({ courseIds }) => bin('restore', courseIds, false)),
  ]
}

function readerCalls(server: AcademyServer): Parameters<typeof serveContract>[0] {
  return [
    serving(contract.updateProgress, (input) => {
      server.sent.push({ to: 'update', input })
      const course = one(server, input.id)
      const ids = course.steps.map((step) => step.id)
      const done = input.activeStep === 0 ? [] : doneAfter(ids, course.done, input)
      return put(server, { ...course, activeStep: input.activeStep, done: [...done], doneSteps: done.length })
    }),
    serving(contract.saveStepNote, (input) => {
      server.sent.push({ to: 'note', input })
      const { stepId, text, version = 0 } = input
      const before = server.notes.find((note) => note.stepId === stepId)
      if (before && before.version !== version) throw new Problem('conflict', 'another window was faster')
      const note = { stepId, text, updated: '2026-11-16T09:00:00.000Z', version: version + 1 }
      server.notes = [...server.notes.filter((each) => each.stepId !== stepId), note]
      return note
    }),
  ]
}

type Which = { readonly category?: string | undefined; readonly state?: string | undefined; readonly q?: string | undefined }

function chosen({ courses }: AcademyServer, { category, state, q = '' }: Which): Course[] {
  return courses.filter(
    (course) =>
      (category === undefined || course.category === category) &&
      course.removed === (state === 'bin') &&
      (state === undefined || state === 'bin' || stateOf(course) === state) &&
      course.title.toLowerCase().includes(q.toLowerCase()),
  )
}

function one({ courses }: AcademyServer, id: string): Course {
  const found = courses.find((course) => course.id === id)
  if (!found) throw new Problem('not-found', 'no such course')
  return found
}

function put(server: AcademyServer, course: Course): Course {
  const isThere = server.courses.some(({ id }) => id === course.id)
  server.courses = isThere ? server.courses.map((each) => (each.id === course.id ? course : each)) : [course, ...server.courses]
  return course
}

function saved({ id, version, steps, ...fields }: SavedCourse, courses: readonly Course[]): Course {
  const before = courses.find((course) => course.id === id)
  if (before && version !== undefined && version !== before.version) throw new Problem('conflict', 'somebody was faster')
  const whole = steps?.map((step) => ({ ...step, id: step.id ?? newId() }))
  return aCourse({ ...before, ...given(fields), id, ...(whole ? { steps: whole } : {}), version: (before?.version ?? 0) + 1 })
}

/** The academy at an address, with keys, messages and questions as in the workspace. */
export async function openAcademy(path = '/apps/academy/courses', beside: ReactNode = null): Promise<void> {
  const start = '/apps/academy/courses'
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Snackbar />
      <Switch>
        <Route path={start}>
          <CoursesPage />
        </Route>
        <Route path={`${start}/new`}>
          <EditPage />
        </Route>
        <Route path={`${start}/:courseId/:slug/edit`}>
          <EditPage />
        </Route>
        <Route path={`${start}/:courseId/:slug?`}>
          <CoursePage />
        </Route>
      </Switch>
      {beside}
    </>,
    { apps: [academyApp], user: aUser(), path },
  )
}
