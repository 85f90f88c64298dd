import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/academy-app'

export const academyPolicies: Policies = {
  [`GET ${app}/categories`]: forMembers,
  [`GET ${app}/courses`]: listOf(({ course }) => ({ after: course })),
  [`GET ${app}/counts`]: forMembers,
  [`GET ${app}/begun`]: forMembers,
  [`GET ${app}/course`]: about(({ course }) => ({ courseId: course })),
  [`POST ${app}/course/save`]: about(({ course }) => ({ id: course, title: 'Titel', category: 'web', length: 5 }), { takesAnyId: true }),
  [`POST ${app}/course/update`]: about(({ course }) => ({ id: course, activeStep: 1 })),
  [`POST ${app}/course/remove`]: about(({ course }) => ({ courseIds: [course] })),
  [`POST ${app}/course/restore`]: about(({ removedCourse }) => ({ courseIds: [removedCourse] })),
  [`GET ${app}/notes`]: about(({ course }) => ({ courseId: course })),
  [`POST ${app}/note/save`]: about(({ course, courseStep }) => ({ courseId: course, stepId: courseStep, text: 'Notiz' })),
}
