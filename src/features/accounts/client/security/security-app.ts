import { ShieldCheck } from 'lucide-react'
import type { AppEntry } from '../../../../shell/app-entry.ts'

/** How one signs in, as a page of its own until the account page takes it in as a tab. */
export const securityApp: AppEntry = {
  id: 'account-security',
  title: { en: 'Security', de: 'Sicherheit' },
  icon: ShieldCheck,
  path: '/apps/account/security',
  access: 'signed-in',
  group: 'pages',
  isHidden: true,
  keywords: 'password passkey two-step authenticator recovery code passwort zwei schritte wiederherstellungscode konto account',
  pages: [{ path: '', load: () => import('./standalone-page.tsx') }],
}
