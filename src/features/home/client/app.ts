import { House } from 'lucide-react'
import { homePath, type AppEntry } from '../../../shell/app-entry.ts'

export const homeApp: AppEntry = {
  id: 'home',
  title: { en: 'Home', de: 'Startseite' },
  icon: House,
  path: homePath,
  access: 'signed-in',
  group: 'applications',
  keywords: 'home today start day heute tag uebersicht overview',
  goKey: 't',
  pages: [{ path: '', load: () => import('./home-page.tsx') }],
}
