import { Camera, CircleUserRound } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

export const profileApp: AppEntry = {
  id: 'profile',
  title: { en: 'Profile', de: 'Profil' },
  icon: CircleUserRound,
  path: '/pages/profile',
  access: 'signed-in',
  group: 'pages',
  keywords: 'profile profil timeline verlauf photos fotos about person',
  goKey: 'u',
  firstStep: {
    title: { en: 'Add your picture', de: 'Profilbild hinzufügen' },
    icon: Camera,
    goal: { path: '/pages/profile' },
  },
  loadPictureButton: () => import('./head/picture-button.tsx'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [{ path: '', load: () => import('./profile-page.tsx') }],
}
