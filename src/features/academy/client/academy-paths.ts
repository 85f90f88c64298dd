export const coursesPath = '/apps/academy/courses'
export const newCoursePath = `${coursesPath}/new`

type Named = { readonly id: string; readonly slug: string }

export function coursePath({ id, slug }: Named): string {
  return slug === '' ? `${coursesPath}/${id}` : `${coursesPath}/${id}/${slug}`
}

export function editPath(course: Named): string {
  return `${coursePath({ ...course, slug: course.slug || 'course' })}/edit`
}
