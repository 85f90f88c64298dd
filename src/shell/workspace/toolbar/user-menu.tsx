import { ChevronDown, CircleUserRound, Inbox, LogIn, LogOut, UserRoundPlus, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Avatar } from '../../../ui/avatar.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { useUser } from '../session/session.ts'
import { toolbarWords } from './toolbar-words.ts'
import { useLogout } from './use-logout.ts'
import { hasRole, roleText, userEntries, type UserEntry } from './user-entries.ts'
import styles from './user-menu.module.css'

const icons: Readonly<Record<UserEntry['id'], LucideIcon>> = {
  profile: CircleUserRound,
  inbox: Inbox,
  team: Users,
  login: LogIn,
  register: UserRoundPlus,
}

/** Who works here, and what belongs to them. Without anything to choose it is not there. */
export function UserMenu(): ReactNode {
  const words = useTexts(toolbarWords)
  const user = useUser()
  const entries = userEntries(user, useApps())
  const [, navigate] = useLocation()
  const logout = useLogout()
  const links = entries.map(({ id, path }): MenuAction => ({ id, title: words[id], icon: icons[id], run: () => navigate(path) }))
  const leave: MenuAction = { id: 'logout', title: words.logout, icon: LogOut, run: logout }
  if (!hasRole(user) && links.length === 0) return null
  return <Menu align="center" trigger={<UserButton />} groups={hasRole(user) ? [links, [leave]] : [links]} />
}

function UserButton(props: object): ReactNode {
  const words = useTexts(toolbarWords)
  const user = useUser()
  return (
    <button type="button" {...props} className={styles.button}>
      <VisuallyHidden>{words.userMenu}</VisuallyHidden>
      {hasRole(user) ? <Avatar name={user.name} photo={user.photo} /> : <CircleUserRound aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.name}>{hasRole(user) ? user.name : words.guest}</span>
        {hasRole(user) ? (
          <>
            <span className={styles.role}>{roleText(user)}</span>
            {/* The own workspace begins with the name of its owner, which stands above already. */}
            {user.workspace.name === user.name ? null : <span className={styles.workspace}>{user.workspace.name}</span>}
          </>
        ) : null}
      </span>
      <span className={styles.arrow}>
        <ChevronDown aria-hidden="true" />
      </span>
    </button>
  )
}
