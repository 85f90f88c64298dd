import { Bell } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

/** The bell of the toolbar, and the pages behind it. */
export const notificationsApp: AppEntry = {
  id: 'notifications',
  title: { en: 'Notifications', de: 'Benachrichtigungen' },
  icon: Bell,
  path: '/apps/notifications',
  access: 'signed-in',
  group: 'applications',
  keywords: 'bell glocke mentions erwaehnungen hinweise',
  isHidden: true,
  loadBell: () => import('./bell.tsx'),
  loadCompanion: () => import('./companion.ts'),
  pages: [
    { path: '', load: () => import('./notifications-page.tsx') },
    { path: '/settings', load: () => import('./settings-page.tsx') },
  ],
}
