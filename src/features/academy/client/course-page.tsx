import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { academyTopics } from './academy-queries.ts'
import { CoursePlace } from './course-place.tsx'
import { Player } from './player/player.tsx'
import { useRightSlug } from './player/use-right-slug.ts'
import type { Course } from '../course.ts'

/** One course, to be worked through. */
export function Page(): ReactNode {
  useLive(academyTopics)
  const { courseId = '' } = useParams()
  return (
    <CoursePlace key={courseId} courseId={courseId}>
      {(course) => <OpenCourse course={course} />}
    </CoursePlace>
  )
}

function OpenCourse({ course }: { readonly course: Course }): ReactNode {
  useRightSlug(course)
  return <Player course={course} />
}
