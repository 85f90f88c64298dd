import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { useLogout } from '../../../../shell/workspace/toolbar/use-logout.ts'
import { accountWords } from '../account-words.ts'
import { EntryPage } from '../entry/entry-page.tsx'

/** Signs out whoever comes here; ends at the start. */
export function Page(): ReactNode {
  const texts = useTexts(accountWords)
  useLeaving()
  return (
    <EntryPage title={texts.logout}>
      <p role="status">{texts.loggingOut}</p>
    </EntryPage>
  )
}

function useLeaving(): void {
  const user = useUser()
  const logout = useLogout()
  const [, navigate] = useLocation()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // Logging out does nothing for somebody without a role, and leads nowhere.
    if (user && user.roles.length > 0) logout()
    else navigate('/', { replace: true })
  }, [user, logout, navigate])
}
