import { GraduationCap, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../../shell/language.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Course } from '../course.ts'
import { coursesPath } from './academy-paths.ts'
import { useCourse } from './academy-queries.ts'
import { academyWords } from './academy-words.ts'
import { useCourseChanges } from './use-course-changes.ts'

type CoursePlaceProps = {
  readonly courseId: string
  /** Given the course once it is there. */
  readonly children: (course: Course) => ReactNode
}

/** A course that is there, missing, in the bin, or could not be read. */
export function CoursePlace({ courseId, children }: CoursePlaceProps): ReactNode {
  const texts = useTexts(academyWords)
  const query = useCourse(courseId)
  const course = query.data
  if (query.error !== null && isNotThere(query.error)) return <MissingCourse />
  if (!course) {
    return (
      <WorkspacePage title={texts.courses} place={`course ${courseId}`}>
        {query.isError ? <LoadError title={texts.courseFailed} onRetry={() => void query.refetch()} /> : <LoadingBlock lines={8} />}
      </WorkspacePage>
    )
  }
  return course.removed ? <BinnedCourse course={course} /> : children(course)
}

/** An address that is no id at all is answered as a mistake in the input. */
function isNotThere(error: Error): boolean {
  return error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid-input')
}

function MissingCourse(): ReactNode {
  const texts = useTexts(academyWords)
  const [, navigate] = useLocation()
  return (
    <WorkspacePage title={texts.missing}>
      <EmptyState
        kind="never-used"
        icon={GraduationCap}
        title={texts.missing}
        text={texts.missingText}
        action={<Button onClick={() => navigate(coursesPath)}>{texts.toCourses}</Button>}
      />
    </WorkspacePage>
  )
}

function BinnedCourse({ course }: { readonly course: Course }): ReactNode {
  const texts = useTexts(academyWords)
  const { restore } = useCourseChanges()
  return (
    <WorkspacePage title={course.title}>
      <EmptyState
        kind="never-used"
        icon={Trash2}
        title={texts.binned}
        text={texts.binnedText}
        action={<Button onClick={() => restore(course)}>{texts.restore}</Button>}
      />
    </WorkspacePage>
  )
}
