import { UserPlus, Users } from 'lucide-react'
import type { AppEntry } from '../../../../shell/app-entry.ts'

/** Who works together in a workspace, and in which workspaces one works. */
export const teamApp: AppEntry = {
  id: 'team',
  title: { en: 'Team', de: 'Team' },
  icon: Users,
  path: '/apps/team',
  access: 'signed-in',
  group: 'applications',
  goKey: 'l',
  firstStep: {
    title: { en: 'Invite a colleague', de: 'Jemanden einladen' },
    icon: UserPlus,
    goal: { path: '/apps/team' },
    access: 'admin',
  },
  keywords: 'workspace members invite role arbeitsbereich mitglieder einladen rolle',
  loadCompanion: () => import('../switch/companion.tsx'),
  loadHomeCard: () => import('../switch/own-invitations.tsx').then(({ OwnInvitations: Card }) => ({ Card })),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [{ path: '', load: () => import('./team-page.tsx') }],
}
