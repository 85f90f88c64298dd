import { CalendarDays } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./calendar-page.tsx')

export const calendarApp: AppEntry = {
  id: 'calendar',
  title: { en: 'Calendar', de: 'Kalender' },
  icon: CalendarDays,
  path: '/apps/calendar',
  access: 'signed-in',
  group: 'applications',
  shape: 'calendar',
  keywords: 'calendar events termine agenda woche',
  goKey: 'e',
  importer: { path: '/apps/calendar?dialog=import', files: '.ics' },
  loadCompanion: () => import('./companion.ts'),
  loadHomeCard: () => import('./home-card.tsx'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [
    { path: '', load },
    { path: '/:view', load },
    { path: '/:view/:day', load },
  ],
}
