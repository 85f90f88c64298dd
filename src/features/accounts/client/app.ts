import { LogIn, LogOut, UserRoundPlus, type LucideIcon } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { accountApp } from './account/account-app.ts'
import { invitationApp } from './invitation/invitation-app.ts'
import { teamApp } from './team/team-app.ts'

export { sessionKeeper } from './session-keeper.ts'

type Given = Pick<AppEntry, 'title' | 'access'> & { readonly icon?: LucideIcon; readonly load: AppEntry['pages'][number]['load'] }

/** A page that stands alone, at the address of its name. */
function alone(id: string, { title, access, icon = LogIn, load }: Given): AppEntry {
  return { id, title, icon, path: `/${id}`, access, group: 'pages', isHidden: true, frame: 'bare', pages: [{ path: '', load }] }
}

const linkPages = () => import('./links/pages.ts')

/** The pages to come in and to go. */
export const accountApps: readonly AppEntry[] = [
  teamApp,
  accountApp,
  invitationApp,
  alone('login', { title: { en: 'Login', de: 'Anmelden' }, access: 'guest', load: () => import('./login/login-page.tsx') }),
  alone('register', {
    title: { en: 'Register', de: 'Registrieren' },
    access: 'guest',
    icon: UserRoundPlus,
    load: () => import('./register/register-page.tsx'),
  }),
  alone('forgot-password', {
    title: { en: 'Forgot your password?', de: 'Passwort vergessen?' },
    access: 'guest',
    load: () => linkPages().then(({ ForgotPage: Page }) => ({ Page })),
  }),
  alone('new-password', {
    title: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
    access: 'public',
    load: () => linkPages().then(({ NewPasswordPage: Page }) => ({ Page })),
  }),
  alone('confirm-address', {
    title: { en: 'Confirm your address', de: 'Adresse bestätigen' },
    access: 'public',
    load: () => linkPages().then(({ ConfirmPage: Page }) => ({ Page })),
  }),
  alone('logout', {
    title: { en: 'Logout', de: 'Abmelden' },
    // A guest sent from here to sign in would come back and be signed out again.
    access: 'public',
    icon: LogOut,
    load: () => import('./logout/logout-page.tsx'),
  }),
  alone('callback', { title: { en: 'Signing in', de: 'Anmeldung' }, access: 'public', load: () => import('./callback/callback-page.tsx') }),
]
