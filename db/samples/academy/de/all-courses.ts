import type { CourseWords } from '../sample-course.ts'
import { germanBackgroundCourse } from './background.ts'
import { germanColoursCourse } from './colours.ts'
import { germanComposeCourse } from './compose.ts'
import { germanContainersCourse } from './containers.ts'
import { germanDatabasesCourse } from './databases.ts'
import { germanFastPagesCourse } from './fast-pages.ts'
import { germanFirebaseSignInCourse } from './firebase-sign-in.ts'
import { germanFirestoreCourse } from './firestore.ts'
import { germanFormsCourse } from './forms.ts'
import { germanHostingCourse } from './hosting.ts'
import { germanLayoutCourse } from './layout.ts'
import { germanListsCourse } from './lists.ts'
import { germanLogsCourse } from './logs.ts'
import { germanOfflineCourse } from './offline.ts'
import { germanSecretsCourse } from './secrets.ts'
import { germanSecurityRulesCourse } from './security-rules.ts'
import { germanTestingCourse } from './testing.ts'
import { germanTypescriptCourse } from './typescript.ts'

/** The words of every course in German, by its English title. */
export const germanCourses: Readonly<Record<string, CourseWords>> = {
  'A form everybody can fill in': germanFormsCourse,
  'Sign-in with Firebase Authentication': germanFirebaseSignInCourse,
  'A first screen with Compose': germanComposeCourse,
  'Pages that open in a second': germanFastPagesCourse,
  'From laptop to container': germanContainersCourse,
  'Layout with grid and flexbox': germanLayoutCourse,
  'Documents in Cloud Firestore': germanFirestoreCourse,
  'Colours, contrast and dark mode': germanColoursCourse,
  'A database that survives': germanDatabasesCourse,
  'Long lists that stay smooth': germanListsCourse,
  'A page that works offline': germanOfflineCourse,
  'Security rules you can trust': germanSecurityRulesCourse,
  'Logs that help at night': germanLogsCourse,
  'TypeScript for careful people': germanTypescriptCourse,
  'Hosting with previews': germanHostingCourse,
  'Tests that read like sentences': germanTestingCourse,
  'Secrets, keys and certificates': germanSecretsCourse,
  'Work that goes on in the background': germanBackgroundCourse,
}
