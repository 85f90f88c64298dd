import { GraduationCap } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const loadCourses = () => import('./courses-page.tsx')
const loadCourse = () => import('./course-page.tsx')
const loadEditor = () => import('./edit-page.tsx')

export const academyApp: AppEntry = {
  id: 'academy',
  title: { en: 'Academy', de: 'Akademie' },
  icon: GraduationCap,
  path: '/apps/academy/courses',
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'courses lessons kurse lernen weiterbildung',
  goKey: 'y',
  pages: [
    { path: '', load: loadCourses },
    { path: '/new', load: loadEditor },
    { path: '/:courseId', load: loadCourse },
    { path: '/:courseId/:slug', load: loadCourse },
    { path: '/:courseId/:slug/edit', load: loadEditor },
  ],
}
