import type { PublicApp } from '../../../shell/public-app.ts'
import { GivenStatus } from './given-status.tsx'

export const statusApp: PublicApp = {
  id: 'status',
  access: 'public',
  pages: [{ path: '/status', load: () => import('./status-page.tsx') }],
  Around: GivenStatus,
  menu: () => import('./menu.ts').then((part) => part.menu),
}
