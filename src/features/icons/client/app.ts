import { Shapes } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

export const iconsApp: AppEntry = {
  id: 'icons',
  title: { en: 'Icons', de: 'Symbole' },
  icon: Shapes,
  path: '/ui/icons',
  access: 'signed-in',
  group: 'interface',
  shape: 'tiles',
  keywords: 'icons symbols lucide piktogramme zeichen',
  pages: [{ path: '', load: () => import('./icons-page.tsx') }],
}
