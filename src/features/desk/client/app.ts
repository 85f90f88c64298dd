import { Landmark } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

/** What they show, and to whom, stands in `desk-pages.ts`, which is fetched by those who come here. */
const paths =
  ' /queue /entries/new /matters/:reference /proposals /figures /delivery /everybody /everybody/new /search /dossiers/:id /log'.split(' ')

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
    pages: [
      ...paths.map((path) => ({ path, load: async () => (await import('./desk-pages.ts')).pageAt(path) })),
      { path: '/callback', load: () => import('./callback/callback-page.tsx') },
    ],
  },
]
