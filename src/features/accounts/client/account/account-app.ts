import { CircleUserRound } from 'lucide-react'
import type { AppEntry } from '../../../../shell/app-entry.ts'
import { accountPath, accountTabs, tabPath } from './account-tabs.ts'

const load = () => import('./account-page.tsx')

/** One's own account; the user menu leads to it. */
export const accountApp: AppEntry = {
  id: 'account',
  title: { en: 'Account', de: 'Konto' },
  icon: CircleUserRound,
  path: accountPath,
  access: 'signed-in',
  group: 'pages',
  isHidden: true,
  keywords:
    'password passkey two-step authenticator recovery code passwort zwei schritte wiederherstellungscode sessions sitzungen devices geräte token export daten löschen delete name picture bild sprache language',
  pages: accountTabs.map(({ id }) => ({ path: tabPath(id).slice(accountPath.length), load })),
}
