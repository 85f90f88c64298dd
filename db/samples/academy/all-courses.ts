import { backgroundCourse } from './background.ts'
import { coloursCourse } from './colours.ts'
import { composeCourse } from './compose.ts'
import { containersCourse } from './containers.ts'
import { databasesCourse } from './databases.ts'
import { fastPagesCourse } from './fast-pages.ts'
import { firebaseSignInCourse } from './firebase-sign-in.ts'
import { firestoreCourse } from './firestore.ts'
import { formsCourse } from './forms.ts'
import { hostingCourse } from './hosting.ts'
import { layoutCourse } from './layout.ts'
import { listsCourse } from './lists.ts'
import { logsCourse } from './logs.ts'
import { offlineCourse } from './offline.ts'
import type { SampleCourse } from './sample-course.ts'
import { secretsCourse } from './secrets.ts'
import { securityRulesCourse } from './security-rules.ts'
import { testingCourse } from './testing.ts'
import { typescriptCourse } from './typescript.ts'

/** In the order of the list. */
export const allCourses: readonly SampleCourse[] = [
  formsCourse,
  firebaseSignInCourse,
  composeCourse,
  fastPagesCourse,
  containersCourse,
  layoutCourse,
  firestoreCourse,
  coloursCourse,
  databasesCourse,
  listsCourse,
  offlineCourse,
  securityRulesCourse,
  logsCourse,
  typescriptCourse,
  hostingCourse,
  testingCourse,
  secretsCourse,
  backgroundCourse,
]
