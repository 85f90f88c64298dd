import { ChartNoAxesCombined } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./analytics-dashboard-page.tsx')

export const analyticsDashboardApp: AppEntry = {
  id: 'analytics-dashboard',
  title: { en: 'Analytics dashboard', de: 'Auswertungen' },
  icon: ChartNoAxesCombined,
  path: '/apps/dashboards/analytics',
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'dashboard charts sales figures diagramme umsatz kennzahlen',
  pages: [{ path: '', load }],
}
