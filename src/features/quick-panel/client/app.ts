import { CalendarDays } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

/** No page of its own: it fills the quick panel. */
export const quickPanelApp: AppEntry = {
  id: 'quick-panel',
  title: { en: 'Quick panel', de: 'Schnellzugriff' },
  icon: CalendarDays,
  path: '/apps/quick-panel',
  access: 'signed-in',
  group: 'applications',
  isHidden: true,
  quickSections: { events: () => import('./quick-events.tsx'), notes: () => import('./quick-notes.tsx') },
  pages: [],
}
