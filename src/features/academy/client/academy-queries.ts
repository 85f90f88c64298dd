import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { countCourses, listBegun, listCategories, listCourses, listStepNotes, readCourse } from '../contract.ts'
import type { Course, CourseSummary, StepNote } from '../course.ts'

/** What others change of a course, and what the reader does in another window. */
export const academyTopics: LiveTopics = {
  academy: () => [['academy']],
  'academy-progress': () => [['academy']],
  'academy-notes': () => [['academy-notes']],
}

export type Which = InputOf<typeof countCourses>

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useAcademyKey(): QueryKey {
  return ['academy', useUser()?.workspace.id]
}

export function useNotesKey(courseId: string): QueryKey {
  return ['academy-notes', useUser()?.workspace.id, courseId]
}

const pageSize = 60

export function useCourseList(which: Which): PagedList<CourseSummary> {
  return usePagedList<CourseSummary>({
    queryKey: [...useAcademyKey(), 'list', which],
    read: (after, signal) => call(listCourses, { ...which, after, limit: pageSize }, { signal }),
    idOf: ({ id }) => id,
    size: pageSize,
  })
}

export function useCounts(which: Which): UseQueryResult<OutputOf<typeof countCourses>> {
  return useQuery({ queryKey: [...useAcademyKey(), 'counts', which], queryFn: ({ signal }) => call(countCourses, which, { signal }) })
}

export function useBegun(): UseQueryResult<readonly CourseSummary[]> {
  return useQuery({ queryKey: [...useAcademyKey(), 'begun'], queryFn: ({ signal }) => call(listBegun, {}, { signal }) })
}

export type CategoryEntry = OutputOf<typeof listCategories>[number]

/** They never change. */
export function useCategories(): UseQueryResult<readonly CategoryEntry[]> {
  return useQuery({ queryKey: ['academy-categories'], queryFn: ({ signal }) => call(listCategories, {}, { signal }), staleTime: Infinity })
}

export function useCourse(courseId: string, { isOff = false }: { readonly isOff?: boolean } = {}): UseQueryResult<Course> {
  return useQuery({
    enabled: !isOff,
    queryKey: [...useAcademyKey(), 'course', courseId],
    queryFn: ({ signal }) => call(readCourse, { courseId }, { signal }),
  })
}

export function useStepNotes(courseId: string): UseQueryResult<readonly StepNote[]> {
  return useQuery({ queryKey: useNotesKey(courseId), queryFn: ({ signal }) => call(listStepNotes, { courseId }, { signal }) })
}
