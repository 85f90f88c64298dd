import { LogOut } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../language.tsx'
import { useApps } from '../../apps-context.ts'
import { useUser } from '../../session/session.ts'
import { toolbarWords } from '../../toolbar/toolbar-words.ts'
import { useLogout } from '../../toolbar/use-logout.ts'
import { hasRole, userEntries, userEntryIcons, type UserEntry } from '../../toolbar/user-entries.ts'
import type { Command } from '../command.ts'
import { useCommands } from '../command-store.ts'

const keywords: Readonly<Record<UserEntry['id'] | 'logout', string>> = {
  profile: 'profile profil',
  account: 'account settings password security konto einstellungen passwort sicherheit',
  inbox: 'mail inbox posteingang',
  team: 'team members mitglieder arbeitsbereich',
  login: 'log in sign in anmelden',
  register: 'register sign up registrieren konto',
  logout: 'log out sign out abmelden ausloggen',
}

/** What the user menu offers, for those who type it; no key leads here, so it comes with the search. */
export function AccountCommands(): null {
  const words = useTexts(toolbarWords)
  const user = useUser()
  const apps = useApps()
  const [, navigate] = useLocation()
  const logout = useLogout()
  const leave = useRef(logout)
  useLayoutEffect(() => void (leave.current = logout))
  const commands = useMemo((): readonly Command[] => {
    const entries = userEntries(user, apps).map(({ id, path }): Command => ({
      id: `account.${id}`,
      title: words[id],
      group: 'go',
      icon: userEntryIcons[id],
      keywords: keywords[id],
      isSearchOnly: true,
      run: () => navigate(path),
    }))
    const leaving: Command = {
      id: 'account.logout',
      title: words.logout,
      group: 'general',
      icon: LogOut,
      keywords: keywords.logout,
      run: () => leave.current(),
    }
    return hasRole(user) ? [...entries, leaving] : entries
  }, [words, user, apps, navigate])
  useCommands(commands, 'shell')
  return null
}
