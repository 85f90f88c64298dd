import { useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { academyTopics, useCourse } from './academy-queries.ts'
import { CoursePlace } from './course-place.tsx'
import { CourseForm } from './editor/course-form.tsx'

/** A course to change, or a new one. */
export function Page(): ReactNode {
  useLive(academyTopics)
  const { courseId } = useParams()
  const [newId] = useState(() => crypto.randomUUID())
  // Once it is saved, a new one has an address of its own; its form stays as it is.
  const isNew = courseId === undefined || courseId === newId
  return isNew ? <NewCourse key={newId} id={newId} isSaved={courseId === newId} /> : <OldCourse key={courseId} courseId={courseId} />
}

function NewCourse({ id, isSaved }: { readonly id: string; readonly isSaved: boolean }): ReactNode {
  const { data: course } = useCourse(id, { isOff: !isSaved })
  return <CourseForm id={id} course={course} />
}

function OldCourse({ courseId }: { readonly courseId: string }): ReactNode {
  return <CoursePlace courseId={courseId}>{(course) => <CourseForm id={course.id} course={course} />}</CoursePlace>
}
