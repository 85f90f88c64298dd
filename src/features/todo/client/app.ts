import { ListChecks } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./todo-page.tsx')

export const todoApp: AppEntry = {
  id: 'todo',
  title: { en: 'To-do', de: 'Aufgaben' },
  icon: ListChecks,
  path: '/apps/todo',
  access: 'signed-in',
  group: 'applications',
  shape: 'list',
  keywords: 'todo tasks pendenzen erledigen',
  goKey: 'k',
  firstStep: {
    title: { en: 'Add your first task', de: 'Erste Aufgabe erfassen' },
    icon: ListChecks,
    goal: { path: '/apps/todo/all/new' },
  },
  importer: { path: '/apps/todo/all?dialog=import', files: 'CSV, Todoist' },
  loadCompanion: () => import('./companion.ts'),
  loadHomeCard: () => import('./home-card.tsx'),
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [
    { path: '', load },
    { path: '/:folder', load },
    { path: '/:folder/:todoId', load },
    { path: '/filter/:filter', load },
    { path: '/filter/:filter/:todoId', load },
    { path: '/label/:label', load },
    { path: '/label/:label/:todoId', load },
  ],
}
