import type { PublicApp } from '../../../shell/public-app.ts'
import { GivenStatus } from './given-status.tsx'

export const statusApp: PublicApp = {
  id: 'status',
  access: 'public',
  pages: [{ path: '/status', load: () => import('./status-page.tsx') }],
  Around: GivenStatus,
  menu: () => import('../texts.menu.ts').then(({ menuLabel }) => [{ path: '/status', label: menuLabel, icon: 'pulse' }]),
}
