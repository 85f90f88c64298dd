import type { PublicApp } from '../../../shell/public-app.ts'
import { menuLabel } from '../texts.menu.ts'

export const statusApp: PublicApp = {
  id: 'status',
  access: 'public',
  pages: [{ path: '/status', load: () => import('./status-page.tsx') }],
  menu: [{ path: '/status', label: menuLabel, icon: 'pulse' }],
}
