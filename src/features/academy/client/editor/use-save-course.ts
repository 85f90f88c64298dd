import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { readCourse, saveCourse } from '../../contract.ts'
import type { Course } from '../../course.ts'
import { useAcademyKey } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import { changedFields, type CourseValues } from './course-rules.ts'

type Saving = { readonly id: string; readonly base: Course | undefined; readonly values: CourseValues }

/** Saves a course, new or not; where somebody else was faster, only what both changed is asked about. */
export function useSaveCourse(): (saving: Saving) => Promise<Course> {
  const texts = useTexts(academyWords)
  const client = useQueryClient()
  const queryKey = useAcademyKey()
  const options = useMemo(() => {
    const { title, slug, description, category, length, stepsTitle: steps } = texts
    const inWords = (name: string, row: Partial<Course>): string | undefined =>
      name === 'steps' ? row.steps?.map((step, at) => `${at + 1}. ${step.title}`).join(', ') : undefined
    return { titles: { title, slug, description, category, length, steps }, inWords }
  }, [texts])
  const merged = useMergedSave<Course>(options)

  return async ({ id, base, values }) => {
    const saved = base
      ? await merged({
          base,
          mine: changedFields(base, values),
          read: () => call(readCourse, { courseId: id }),
          save: (changes, version) => call(saveCourse, { ...(changes as Partial<CourseValues>), id, version }), // only fields of the form are changed
        })
      : await call(saveCourse, { ...values, id })
    client.setQueryData([...queryKey, 'course', id], saved)
    // The lists are read again; the page itself has the answer already.
    void client.invalidateQueries({ queryKey })
    return saved
  }
}
