import { useLocation } from 'wouter'
import { changeStore } from '../../parts/mutation/change-store.tsx'
import { mayLeave } from '../../parts/save-bar/leave-question.ts'
import { storedToken } from '../../stored-token.ts'
import { forgetToken } from '../../token.ts'
import { useAccount } from './account-stores.tsx'
import { endSession } from './end-session.ts'
import { useKeeper } from './keeper-context.ts'
import { sessionStore } from './session.ts'

type LeaveOptions = { readonly ask?: () => Promise<boolean>; readonly onLeft?: () => void }

/**
 * Signs out and leads to the start page, or to where it is told. Here it is done at once; what was still to be sent, and then the
 * end of the session, reach the server afterwards. A page with unsaved changes is asked first; `ask` is for one that has none to
 * ask about.
 */
export function useLeave(to = '/'): (options?: LeaveOptions) => Promise<void> {
  const session = sessionStore.useStore()
  const keeper = useKeeper()
  const { saver } = useAccount()
  const changes = changeStore.useStore()
  const [, navigate] = useLocation()

  return async ({ ask, onLeft } = {}) => {
    if (!(await mayLeave(ask))) return
    const { user, signedOut } = session.getState()
    if (!user) return
    const token = storedToken() ?? undefined
    const sent = [changes.getState().flush({ keepalive: true }), saver.finish(user, token)]
    forgetToken()
    navigate(to)
    signedOut()
    onLeft?.()
    await Promise.allSettled(sent)
    // Without a token the session has ended already, and the one that is stored by then would be somebody else's.
    const address = token === undefined ? undefined : await endSession(keeper, user, token)
    if (address !== undefined) location.assign(address)
  }
}
