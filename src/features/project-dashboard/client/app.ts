import { FolderKanban } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./project-dashboard-page.tsx')

export const projectDashboardApp: AppEntry = {
  id: 'project-dashboard',
  title: { en: 'Project dashboard', de: 'Projektübersicht' },
  icon: FolderKanban,
  path: '/apps/dashboards/project',
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'dashboard projects tasks budget team weather projekt aufgaben wetter',
  pages: [{ path: '', load }],
}
