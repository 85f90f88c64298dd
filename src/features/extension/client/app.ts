import type { AppEntry } from '../../../shell/app-entry.ts'
import { menuTexts } from '../texts.menu.ts'
import { DefaultFormPage, EntityFormPage, PersonFormPage } from './form-page.tsx'

export const extensionApp: AppEntry = {
  id: 'extension',
  access: 'public',
  pages: [
    { path: '/', Page: DefaultFormPage },
    { path: '/steuernnp', Page: PersonFormPage },
    { path: '/steuernjp', Page: EntityFormPage },
    { path: '/result', load: () => import('./result-page.tsx') },
    { path: '/info', load: () => import('./info-page.tsx') },
  ],
  menu: [
    { path: '/steuernnp', label: menuTexts.person, icon: 'person' },
    { path: '/steuernjp', label: menuTexts.entity, icon: 'building' },
    { path: '/info', label: menuTexts.about, icon: 'info' },
  ],
}
