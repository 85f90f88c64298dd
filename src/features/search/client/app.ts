import { Search } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./search-page.tsx')

export const searchApp: AppEntry = {
  id: 'search',
  title: { en: 'Search', de: 'Suche' },
  icon: Search,
  path: '/pages/search',
  access: 'signed-in',
  group: 'pages',
  shape: 'list',
  keywords: 'search find suche finden',
  entries: [
    { id: 'classic', title: { en: 'Classic', de: 'Klassisch' }, path: '/pages/search/classic' },
    { id: 'modern', title: { en: 'Modern', de: 'Modern' }, path: '/pages/search/modern' },
  ],
  pages: [
    { path: '', load },
    { path: '/classic', load },
    { path: '/modern', load },
  ],
  loadFinder: () => import('./find.ts'),
}
