import type { AppEntry } from '../../../shell/app-entry.ts'
import { menuLabel } from '../texts.menu.ts'

export const statusApp: AppEntry = {
  id: 'status',
  access: 'public',
  pages: [{ path: '/status', load: () => import('./status-page.tsx') }],
  menu: [{ path: '/status', label: menuLabel, icon: 'pulse' }],
}
