import { House, Palette } from 'lucide-react'
import { homePath, type AppEntry } from '../../../shell/app-entry.ts'

export const homeApp: AppEntry = {
  id: 'home',
  title: { en: 'Home', de: 'Startseite' },
  icon: House,
  path: homePath,
  access: 'signed-in',
  group: 'applications',
  shape: 'tiles',
  keywords: 'home today start day heute tag uebersicht overview',
  goKey: 't',
  firstStep: {
    title: { en: 'Choose your colours', de: 'Farbschema wählen' },
    icon: Palette,
    goal: { command: 'settings.open' },
  },
  loadCompanion: () => import('./companion.ts'),
  pages: [
    {
      path: '',
      load: async (apps) => {
        const page = await import('./home-page.tsx')
        await page.prepareCards(apps)
        return page
      },
    },
  ],
}
