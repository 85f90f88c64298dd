import { BookUser } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const load = () => import('./contacts-page.tsx')

export const contactsApp: AppEntry = {
  id: 'contacts',
  title: { en: 'Contacts', de: 'Kontakte' },
  icon: BookUser,
  path: '/apps/contacts',
  access: 'signed-in',
  group: 'applications',
  shape: 'table',
  keywords: 'people address book adressbuch personen',
  goKey: 'c',
  firstStep: {
    title: { en: 'Add or import contacts', de: 'Kontakte erfassen oder importieren' },
    icon: BookUser,
    goal: { path: '/apps/contacts/all?dialog=import' },
  },
  importer: { path: '/apps/contacts/all?dialog=import', files: 'CSV, vCard' },
  loadCompanion: () => import('./companion.ts'),
  pages: [
    { path: '', load },
    { path: '/duplicates', load },
    { path: '/group/:group', load },
    { path: '/group/:group/:contactId', load },
    { path: '/:id', load },
    { path: '/:id/:contactId', load },
  ],
}
