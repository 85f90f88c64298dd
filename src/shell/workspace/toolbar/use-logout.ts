import { sessionStore } from '../session/session.ts'
import { useLeave } from '../session/use-leave.ts'
import { hasRole } from './user-entries.ts'

/** Signs out and leads to the start. Whoever has no role stays where they are. */
export function useLogout(): () => void {
  const session = sessionStore.useStore()
  const leave = useLeave()
  return () => {
    if (hasRole(session.getState().user)) void leave()
  }
}
