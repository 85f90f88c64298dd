import { StickyNote } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./notes-page.tsx')

export const notesApp: AppEntry = {
  id: 'notes',
  title: { en: 'Notes', de: 'Notizen' },
  icon: StickyNote,
  path: '/apps/notes',
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'notes zettel merken reminders erinnerungen checklist',
  goKey: 'n',
  importer: { path: '/apps/notes?dialog=import', files: 'JSON, Google Keep, Markdown' },
  loadCompanion: () => import('./companion.ts'),
  quickSections: { notes: () => import('./quick-notes.tsx') },
  loadNotificationTexts: () => import('./notification-sentences.ts'),
  pages: [
    { path: '', load },
    { path: '/reminders', load },
    { path: '/archive', load },
    { path: '/bin', load },
    { path: '/labels/:handle/:id', load },
  ],
}
