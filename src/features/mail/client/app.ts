import { Mail } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./mail-page.tsx')

export const mailApp: AppEntry = {
  id: 'mail',
  title: { en: 'Mail', de: 'Mail' },
  icon: Mail,
  path: '/apps/mail',
  access: 'signed-in',
  group: 'applications',
  shape: 'list',
  keywords: 'post e-mail email inbox posteingang nachrichten briefe',
  goKey: 'm',
  importer: { path: '/apps/mail/inbox?transfer=import', files: '.eml, .mbox' },
  loadCompanion: () => import('./companion.ts'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  loadHomeCard: () => import('./home-card.tsx'),
  pages: [
    { path: '', load },
    { path: '/:folder', load },
    { path: '/:folder/:mailId', load },
    { path: '/filter/:filter', load },
    { path: '/filter/:filter/:mailId', load },
    { path: '/label/:label', load },
    { path: '/label/:label/:mailId', load },
  ],
}
