import { settingsFrom, usableSettings, type Settings } from '../../../kit/settings.ts'
import type { SettingsKeeper } from '../settings/settings-store.ts'
import type { ShortcutKeeper } from '../toolbar/shortcut-store.ts'
import type { SessionStore, User } from './session.ts'
import type { UserSaver } from './user-saver.ts'
import { keepAccountLook } from './account-look.ts'

/** Hears of what another window has saved, until stopped. */
type Follow = (hear: (user: User) => void) => () => void

/** Settings of somebody who is signed in go to their account. */
export function accountSettings(session: SessionStore, saver: UserSaver, follow: Follow): SettingsKeeper {
  return {
    read: () => usableSettings(session.getState().user?.settings),
    write: (settings) => {
      keepAccountLook(settings)
      const before = usableSettings(session.getState().user?.settings)
      changeUser(session, { settings })
      saver.change({ isQuiet: isInPassing(before, settings) })
    },
    follow: (tell) => follow((user) => tell(usableSettings(user.settings))),
  }
}

export function accountShortcuts(session: SessionStore, saver: UserSaver): ShortcutKeeper {
  return {
    read: () => session.getState().user?.shortcuts,
    write: (shortcuts) => {
      changeUser(session, { shortcuts })
      saver.change({ isQuiet: false })
    },
  }
}

function changeUser(session: SessionStore, change: Partial<Pick<User, 'settings' | 'shortcuts'>>): void {
  const { user, updateUser } = session.getState()
  if (user) updateUser({ ...user, ...change })
}

/** Folding the navbar is done in passing, and a new language shows by itself; a notice each time would only be in the way. */
function isInPassing(before: Settings, after: Settings): boolean {
  const { layout } = after
  const { folded, foldedByChoice } = before.layout.config.navbar
  const navbar = { ...layout.config.navbar, folded, foldedByChoice }
  const rest = { ...after, language: before.language, layout: { ...layout, config: { ...layout.config, navbar } } }
  return JSON.stringify(settingsFrom(rest)) === JSON.stringify(before)
}
