import { Landmark } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

/** The tax office. Its own session decides who may do what there, so the workspace lets everybody to its door. */
export const deskApps: readonly AppEntry[] = [
  {
    id: 'desk',
    title: { en: 'Tax office', de: 'Steueramt' },
    icon: Landmark,
    path: '/desk',
    access: 'public',
    group: 'applications',
    isHidden: true,
    firstLanguage: 'de',
    pages: [
      { path: '', load: () => import('./desk-page.tsx') },
      { path: '/callback', load: () => import('./callback/callback-page.tsx') },
    ],
  },
]
