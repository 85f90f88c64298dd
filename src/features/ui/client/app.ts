import { Shapes } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { parts } from './parts.ts'
import { roleApps } from './role-apps.ts'

/** The catalogue of shared parts, for those who build the product. It lends the frame what real apps will bring. */
const catalogueApp: AppEntry = {
  id: 'ui',
  title: { en: 'Shared parts', de: 'Gemeinsame Teile' },
  icon: Shapes,
  path: '/ui',
  access: 'public',
  group: 'interface',
  isForDevelopment: true,
  keywords: 'catalogue components katalog bausteine',
  entries: [
    { id: 'all', title: { en: 'All parts', de: 'Alle Teile' }, path: '/ui' },
    ...parts.map(({ id, title }) => ({ id, title, path: `/ui/${id}` })),
  ],
  loadCompanion: () => import('./companion.ts'),
  loadChatPanel: () => import('./sample-panel.tsx'),
  pages: [
    { path: '', load: () => import('./catalogue-page.tsx') },
    { path: '/:part', load: () => import('./part-page.tsx') },
  ],
}

export const uiApps: readonly AppEntry[] = [catalogueApp, ...roleApps]
