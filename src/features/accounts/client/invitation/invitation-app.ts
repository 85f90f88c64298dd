import { Mail } from 'lucide-react'
import type { AppEntry } from '../../../../shell/app-entry.ts'

/** Where the link of an invitation leads, for guests and members alike. */
export const invitationApp: AppEntry = {
  id: 'invitation',
  title: { en: 'Invitation', de: 'Einladung' },
  icon: Mail,
  path: '/invitation',
  access: 'public',
  group: 'pages',
  isHidden: true,
  frame: 'bare',
  pages: [{ path: '', load: () => import('./invitation-page.tsx') }],
}
