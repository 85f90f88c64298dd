import type { SessionKeeper } from './session-keeper.ts'
import type { SessionStore, User } from './session.ts'
import { isRefusal } from './start-session.ts'

export type UserSaver = {
  /** The user in the session has changed. `isQuiet`: nobody wants to hear about it. */
  readonly change: (options: { readonly isQuiet: boolean }) => void
  /** Whether the account has everything that was changed here. */
  readonly isDone: () => boolean
  /** Sends what waits, now. */
  readonly flush: () => void
  /** The page is going: what waits is sent even beside a call that is still under way. */
  readonly flushAtOnce: () => void
  /** For whoever signs out: what waits is sent with the token they had. Resolves when nothing is under way any more. */
  readonly finish: (user: User, token: string | undefined) => Promise<void>
}

type SaverNeeds = {
  readonly session: SessionStore
  readonly keeper: Pick<SessionKeeper, 'save'>
  readonly onSaved: (saved: { readonly user: User; readonly notice: string; readonly isQuiet: boolean }) => void
  readonly onFailed: (cause: unknown, retry: () => void) => void
}

/** Long enough for several clicks in a row, short enough not to be forgotten. */
export const savePauseMilliseconds = 600

/** Saves the user of the session after each change: several in a row in one call, one call after the other, the last one wins. */
export function userSaver({ session, keeper, onSaved, onFailed }: SaverNeeds): UserSaver {
  let waiting: 'nothing' | 'quiet' | 'loud' = 'nothing'
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined

  function wait(kind: 'quiet' | 'loud'): void {
    if (waiting !== 'loud') waiting = kind
  }

  function isStillHere({ id }: User): boolean {
    return session.getState().user?.id === id
  }

  async function send(): Promise<void> {
    const { user, status } = session.getState()
    // Whoever was interrupted signs in again first.
    if (waiting === 'nothing' || !user || status !== 'signed-in') return
    const kind = waiting
    waiting = 'nothing'
    try {
      const { user: kept, notice } = await keeper.save(user)
      if (!isStillHere(user)) return
      if (waiting === 'nothing') session.getState().updateUser(kept)
      onSaved({ user: kept, notice, isQuiet: kind === 'quiet' })
    } catch (cause) {
      if (isRefusal(cause)) wait(kind)
      else if (kind === 'loud' && isStillHere(user)) onFailed(cause, () => change({ isQuiet: false }))
      return
    }
    return send()
  }

  function flush(): void {
    clearTimeout(timer)
    underWay ??= send().finally(() => void (underWay = undefined))
  }

  function change({ isQuiet }: { readonly isQuiet: boolean }): void {
    wait(isQuiet ? 'quiet' : 'loud')
    clearTimeout(timer)
    timer = setTimeout(flush, savePauseMilliseconds)
  }

  return {
    change,
    isDone: () => waiting === 'nothing' && underWay === undefined,
    flush,
    // The timer that still runs finds nothing waiting.
    flushAtOnce: () => void send(),
    finish: async (user, token) => {
      clearTimeout(timer)
      const before = underWay
      const isLeft = waiting !== 'nothing'
      waiting = 'nothing'
      await before
      if (isLeft && token !== undefined) await keeper.save(user, token)
    },
  }
}
