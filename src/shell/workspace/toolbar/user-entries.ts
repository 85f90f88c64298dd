import { CircleUserRound, Inbox, LogIn, UserCog, UserRoundPlus, Users, type LucideIcon } from 'lucide-react'
import type { AppEntry } from '../../app-entry.ts'
import type { User } from '../session/session.ts'
import { isServed } from './served.ts'

export type UserEntry = { readonly id: 'profile' | 'account' | 'inbox' | 'team' | 'login' | 'register'; readonly path: string }

export const userEntryIcons: Readonly<Record<UserEntry['id'], LucideIcon>> = {
  profile: CircleUserRound,
  account: UserCog,
  inbox: Inbox,
  team: Users,
  login: LogIn,
  register: UserRoundPlus,
}

const withRole: readonly UserEntry[] = [
  { id: 'profile', path: '/pages/profile' },
  { id: 'account', path: '/apps/account' },
  { id: 'inbox', path: '/apps/mail' },
  { id: 'team', path: '/apps/team' },
]
const withoutRole: readonly UserEntry[] = [
  { id: 'login', path: '/login' },
  { id: 'register', path: '/register' },
]

export function hasRole(user: User | undefined): user is User {
  return user !== undefined && user.roles.length > 0
}

/** Where the user menu leads; only to what is there. */
export function userEntries(user: User | undefined, apps: readonly AppEntry[]): readonly UserEntry[] {
  return (hasRole(user) ? withRole : withoutRole).filter(({ path }) => isServed(apps, path))
}

/** The role as it stands under the name. */
export function roleText({ roles }: User): string {
  return roles.join(', ')
}
