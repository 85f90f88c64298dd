import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { updateProgress } from '../contract.ts'
import type { Course, CourseSummary } from '../course.ts'
import { academyWords } from './academy-words.ts'
import { useAcademyKey } from './academy-queries.ts'
import { inCourses, moved, type AcademyValue, type Move } from './in-courses.ts'

type Sent = Move & { readonly id: string; readonly text?: string; readonly inverse?: Move }

export type Progress = {
  /** Nobody is told: it happens at each step. */
  readonly move: (course: Pick<Course, 'id'>, move: Move) => void
  /** Done or not; can be undone, without a notice. */
  readonly mark: (course: Course, step: { readonly id: string; readonly title: string }, isDone: boolean) => void
  /** As if it had never been opened. */
  readonly forget: (course: CourseSummary) => void
}

/** Where the reader is, shown at once and kept by the server. */
export function useProgress(): Progress {
  const texts = useTexts(academyWords)
  const options = {
    queryKey: useAcademyKey(),
    apply: (value: AcademyValue, { id, ...move }: Sent) => inCourses(value, (course) => (course.id === id ? moved(course, move) : course)),
    call: ({ id, activeStep, done, notDone }: Sent, way: { readonly keepalive: boolean }) =>
      call(updateProgress, { id, activeStep, ...(done ? { done: [...done] } : {}), ...(notDone ? { notDone: [...notDone] } : {}) }, way),
    invert: ({ id, inverse }: Sent): Sent | undefined => (inverse ? { id, ...inverse } : undefined),
    entity: ({ id }: Sent) => id,
    mode: 'optimistic',
  } as const
  const { run } = useChange<AcademyValue, Sent>(options)
  const { run: runMark } = useChange<AcademyValue, Sent>({ ...options, text: ({ text = '' }) => text, isQuiet: true })
  const { run: runTold } = useChange<AcademyValue, Sent>({ ...options, text: ({ text = '' }) => text })
  return useMemo(
    () => ({
      move: ({ id }, move) => void run({ id, ...move }),
      mark: ({ id, activeStep }, step, isDone) => {
        const [on, off] = [
          { activeStep, done: [step.id] },
          { activeStep, done: [], notDone: [step.id] },
        ]
        const text = fill(isDone ? texts.markedDone : texts.markedOpen, { title: step.title })
        void runMark({ id, text, ...(isDone ? on : off), inverse: isDone ? off : on })
      },
      forget: ({ id, title }) => void runTold({ id, activeStep: 0, text: fill(texts.forgotten, { title }) }),
    }),
    [run, runMark, runTold, texts],
  )
}
