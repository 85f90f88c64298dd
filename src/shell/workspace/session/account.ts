import type { SettingsKeeper } from '../settings/settings-store.ts'
import type { ShortcutKeeper } from '../toolbar/shortcut-store.ts'
import { accountChannel, type AccountChannel } from './account-channel.ts'
import { accountSettings, accountShortcuts } from './account-settings.ts'
import type { SessionKeeper } from './session-keeper.ts'
import type { SessionStore, User } from './session.ts'
import { userSaver, type UserSaver } from './user-saver.ts'

export type Account = {
  readonly isGuest: boolean
  readonly settings: SettingsKeeper
  readonly shortcuts: ShortcutKeeper
  readonly saver: UserSaver
  /** Goes along with the session and with other windows, until closed. */
  readonly open: () => () => void
}

export type SaveNotices = {
  readonly saved: (notice: string) => void
  readonly failed: (cause: unknown, retry: () => void) => void
}

type AccountNeeds = { readonly session: SessionStore; readonly keeper: Pick<SessionKeeper, 'save'>; readonly notices: SaveNotices }

/** What an account keeps, and how it comes there. */
export function accountOf({ session, keeper, notices }: AccountNeeds): Account {
  const hearers = new Set<(user: User) => void>()
  let channel: AccountChannel | undefined

  const saver = userSaver({
    session,
    keeper,
    onSaved: ({ user, notice, isQuiet }) => {
      channel?.tell({ kind: 'saved', user })
      if (!isQuiet) notices.saved(notice)
    },
    onFailed: notices.failed,
  })

  function hear({ kind, user: told }: Parameters<Parameters<typeof accountChannel>[0]>[0]): void {
    const { user, updateUser, reset } = session.getState()
    if (user?.id !== told.id) return
    // All windows share one session, and with it the workspace: what shows here is of another one.
    if (user.workspace.id !== told.workspace.id) return reset()
    // What was changed here since is newer.
    if (kind !== 'saved' || !saver.isDone()) return
    updateUser(told)
    hearers.forEach((tell) => tell(told))
  }

  function follow(tell: (user: User) => void): () => void {
    hearers.add(tell)
    return () => void hearers.delete(tell)
  }

  function open(): () => void {
    const { user } = session.getState()
    if (!user) return () => undefined
    const opened = accountChannel(hear)
    channel = opened
    opened.tell({ kind: 'here', user })
    // What waited for somebody to sign in again.
    const stop = session.subscribe((now, before) => (now.status === before.status ? undefined : saver.flush()))
    addEventListener('pagehide', saver.flushAtOnce)
    return () => {
      removeEventListener('pagehide', saver.flushAtOnce)
      stop()
      saver.flush()
      opened.close()
    }
  }

  return {
    isGuest: session.getState().user === undefined,
    settings: accountSettings(session, saver, follow),
    shortcuts: accountShortcuts(session, saver),
    saver,
    open,
  }
}
