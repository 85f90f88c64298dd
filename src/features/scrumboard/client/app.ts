import { SquareKanban } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const loadBoards = () => import('./boards-page.tsx')
const loadBoard = () => import('./board-page.tsx')

export const scrumboardApp: AppEntry = {
  id: 'scrumboard',
  title: { en: 'Scrum board', de: 'Scrum-Board' },
  icon: SquareKanban,
  path: '/apps/scrumboard/boards',
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'scrum kanban board tafel karten cards lists',
  goKey: 'b',
  importer: { path: '/apps/scrumboard/boards?dialog=import', files: 'Trello, JSON' },
  loadCompanion: () => import('./companion.ts'),
  loadHomeCard: () => import('./home-card.tsx'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [
    { path: '', load: loadBoards },
    { path: '/:boardId', load: loadBoard },
    { path: '/:boardId/:uri', load: loadBoard },
    { path: '/:boardId/:uri/card/:cardId', load: loadBoard },
  ],
}
