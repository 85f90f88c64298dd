import type { PublicApp } from '../../../shell/public-app.ts'
import { GivenStatus } from './given-status.tsx'
import { menuLabel } from '../texts.menu.ts'

export const statusApp: PublicApp = {
  id: 'status',
  access: 'public',
  pages: [{ path: '/status', load: () => import('./status-page.tsx') }],
  Around: GivenStatus,
  menu: [{ path: '/status', label: menuLabel, icon: 'pulse' }],
}
