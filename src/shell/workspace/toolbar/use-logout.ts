import { useLocation } from 'wouter'
import { sessionStore } from '../session/session.ts'
import { hasRole } from './user-entries.ts'

/** Signs out and leads to the start. A guest stays where they are. */
export function useLogout(): () => void {
  const session = sessionStore.useStore()
  const [, navigate] = useLocation()
  return () => {
    const { user, setUser } = session.getState()
    if (!hasRole(user)) return
    setUser(undefined)
    navigate('/')
  }
}
