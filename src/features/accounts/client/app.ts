import { LogIn, LogOut, UserRoundPlus } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { invitationApp } from './invitation/invitation-app.ts'
import { teamApp } from './team/team-app.ts'

export { sessionKeeper } from './session-keeper.ts'

const alone = { group: 'pages', isHidden: true, frame: 'bare' } as const

/** The pages to come in and to go. */
export const accountApps: readonly AppEntry[] = [
  teamApp,
  invitationApp,
  {
    ...alone,
    id: 'login',
    title: { en: 'Login', de: 'Anmelden' },
    icon: LogIn,
    path: '/login',
    access: 'guest',
    pages: [{ path: '', load: () => import('./login/login-page.tsx') }],
  },
  {
    ...alone,
    id: 'register',
    title: { en: 'Register', de: 'Registrieren' },
    icon: UserRoundPlus,
    path: '/register',
    access: 'guest',
    pages: [{ path: '', load: () => import('./register/register-page.tsx') }],
  },
  {
    ...alone,
    id: 'logout',
    title: { en: 'Logout', de: 'Abmelden' },
    icon: LogOut,
    path: '/logout',
    // A guest sent from here to sign in would come back and be signed out again.
    access: 'public',
    pages: [{ path: '', load: () => import('./logout/logout-page.tsx') }],
  },
  {
    ...alone,
    id: 'callback',
    title: { en: 'Signing in', de: 'Anmeldung' },
    icon: LogIn,
    path: '/callback',
    access: 'public',
    pages: [{ path: '', load: () => import('./callback/callback-page.tsx') }],
  },
]
