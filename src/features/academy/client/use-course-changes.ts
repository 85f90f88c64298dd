import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { removeCourses, restoreCourses } from '../contract.ts'
import type { CourseSummary } from '../course.ts'
import { academyWords } from './academy-words.ts'
import { useAcademyKey } from './academy-queries.ts'
import { inCourses, type AcademyValue } from './in-courses.ts'

type Binning = { readonly id: string; readonly isOn: boolean; readonly text: string }

export type CourseChanges = {
  readonly remove: (course: Pick<CourseSummary, 'id' | 'title'>) => void
  readonly restore: (course: Pick<CourseSummary, 'id' | 'title'>) => void
}

/** To the bin and back; both can be undone. */
export function useCourseChanges(): CourseChanges {
  const texts = useTexts(academyWords)
  const { run } = useChange<AcademyValue, Binning>({
    queryKey: useAcademyKey(),
    // Out of the list it stands in; where it comes to stand, only the server knows.
    apply: (value, { id, isOn }) =>
      inCourses(value, (course) => (course.id !== id || course.removed === isOn ? course : withoutIt(value, { ...course, removed: isOn }))),
    call: ({ id, isOn }) => call(isOn ? removeCourses : restoreCourses, { courseIds: [id] }),
    invert: (binning) => ({ ...binning, isOn: !binning.isOn }),
    text: ({ text }) => text,
    mode: 'optimistic',
  })
  return useMemo(
    () => ({
      remove: ({ id, title }) => void run({ id, isOn: true, text: fill(texts.removed, { title }) }),
      restore: ({ id, title }) => void run({ id, isOn: false, text: fill(texts.restored, { title }) }),
    }),
    [run, texts],
  )
}

/** A page that shows this one course goes on showing it, as removed or not. */
function withoutIt(value: AcademyValue, course: CourseSummary): CourseSummary | undefined {
  return typeof value === 'object' && value !== null && 'totalSteps' in value ? course : undefined
}
