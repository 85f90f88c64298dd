import { MessageCircle } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./chat-page.tsx')

export const chatApp: AppEntry = {
  id: 'chat',
  title: { en: 'Chat', de: 'Chat' },
  icon: MessageCircle,
  path: '/apps/chat',
  access: 'signed-in',
  group: 'applications',
  shape: 'list',
  keywords: 'chat messages nachrichten team schreiben',
  goKey: 'h',
  loadCompanion: () => import('./companion.ts'),
  loadChatPanel: () => import('./chat-panel.tsx'),
  loadHomeCard: () => import('./home-card.tsx'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [
    { path: '', load },
    { path: '/:contactId', load },
  ],
}
