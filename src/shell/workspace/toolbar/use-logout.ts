import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { sessionWords } from '../session/session-words.ts'
import { sessionStore } from '../session/session.ts'
import { showSignedOut } from '../session/signed-out.ts'
import { useLeave } from '../session/use-leave.ts'
import { hasRole } from './user-entries.ts'

/** Signs out and leads to the start. Whoever has no role stays where they are. */
export function useLogout(): () => void {
  const session = sessionStore.useStore()
  const leave = useLeave()
  const announce = useAnnounce()
  const { signedOut } = useTexts(sessionWords)

  function say(): void {
    announce(signedOut)
    showSignedOut(signedOut)
  }

  return () => {
    if (hasRole(session.getState().user)) void leave({ onLeft: say })
  }
}
