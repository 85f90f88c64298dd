import { FolderOpen } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./file-manager-page.tsx')

export const fileManagerApp: AppEntry = {
  id: 'file-manager',
  title: { en: 'File manager', de: 'Dateien' },
  icon: FolderOpen,
  path: '/apps/file-manager',
  access: 'signed-in',
  group: 'applications',
  shape: 'table',
  keywords: 'files folders upload documents dateien ordner ablage',
  loadHomeCard: () => import('./home-card.tsx'),
  pages: [
    { path: '', load },
    { path: '/folder/:folderId', load },
    { path: '/:view', load },
  ],
}
