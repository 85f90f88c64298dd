import { ChevronDown, CircleUserRound, LogOut, Palette } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Avatar } from '../../../ui/avatar.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { workspaceLanguages } from '../../../kit/workspace-language.ts'
import { languageNames } from '../../language-names.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { frameWords } from '../frame/frame-words.ts'
import { LazyMenu } from '../lazy-menu.tsx'
import { panelStore } from '../panels/panel-store.ts'
import { sessionStore, useUser } from '../session/session.ts'
import { toolbarWords } from './toolbar-words.ts'
import { useLogout } from './use-logout.ts'
import { hasRole, roleText, userEntries, userEntryIcons } from './user-entries.ts'
import { workspaceChoices } from './workspace-choices.ts'
import styles from './user-menu.module.css'

/** Who works here, what belongs to them, and how they want the workspace to look and speak. */
export function UserMenu(): ReactNode {
  const words = useTexts(toolbarWords)
  const { themeSettings } = useTexts(frameWords)
  const { language, choose } = useLanguage()
  const user = useUser()
  const [, navigate] = useLocation()
  const logout = useLogout()
  const isUnreachable = sessionStore.useState(({ status }) => status === 'unreachable')
  const open = panelStore.useState((state) => state.open)
  const links = userEntries(user, useApps()).map(({ id, path }): MenuAction => ({
    id,
    title: words[id],
    icon: userEntryIcons[id],
    run: () => navigate(path),
  }))
  const settings: MenuAction = { id: 'settings', title: themeSettings, icon: Palette, run: () => open('settings') }
  const languages = workspaceLanguages.map((id): MenuAction => ({
    id,
    title: languageNames[id],
    isOn: language === id,
    isChoice: true,
    run: () => choose(id),
  }))
  const leave: MenuAction = { id: 'logout', title: words.logout, icon: LogOut, run: logout }
  const others = usePhoneChoices()
  // Whoever could not be checked is no guest.
  if (isUnreachable) return null
  return (
    <LazyMenu
      trigger={<UserButton />}
      groups={[links, ...(hasRole(user) ? others : []), [settings], languages, hasRole(user) ? [leave] : []]}
    />
  )
}

/** The workspaces one may switch to, where the toolbar has no room for them; the way to the team is in this menu already. */
function usePhoneChoices(): readonly (readonly MenuAction[])[] {
  const [workspaces = [], invitations = []] = workspaceChoices.useState((state) => state.groups)
  return matchMedia('(width < 48em)').matches ? [workspaces, invitations] : []
}

function UserButton(props: object): ReactNode {
  const words = useTexts(toolbarWords)
  const user = useUser()
  return (
    <button type="button" {...props} className={styles.button} data-opens="settings">
      <VisuallyHidden>{words.userMenu}</VisuallyHidden>
      {hasRole(user) ? <Avatar name={user.name} photo={user.photo} /> : <CircleUserRound aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.name}>{hasRole(user) ? user.name : words.guest}</span>
        {hasRole(user) ? (
          <span className={styles.below}>
            <span className={styles.role}>{roleText(user)}</span>
            {/* The own workspace begins with the name of its owner, which stands above already. */}
            {user.workspace.name === user.name ? null : ` · ${user.workspace.name}`}
          </span>
        ) : null}
      </span>
      <span className={styles.arrow}>
        <ChevronDown aria-hidden="true" />
      </span>
    </button>
  )
}
