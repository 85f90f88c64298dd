import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../language.tsx'
import { useConfirm } from '../confirm/confirm-store.ts'
import { guardLeaving, type NavigationLike } from './guard-leaving.ts'
import { saveBarWords } from './save-bar-words.ts'

/** Asks before somebody leaves the page with changes that are not saved; with `address`, before its query changes too. */
export function useLeaveGuard(isDirty: boolean, what: 'page' | 'address' = 'page'): void {
  const texts = useTexts(saveBarWords)
  const confirm = useConfirm()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!isDirty) return
    // The types of the browser may not know the Navigation API; without it the guard does what it can.
    const { navigation } = globalThis as { readonly navigation?: NavigationLike }
    const question = { title: texts.leaveTitle, body: texts.leaveBody, verb: texts.leave, safeVerb: texts.stay, isDanger: true }
    return guardLeaving({ what, navigation, ask: () => confirm(question), go: navigate })
  }, [isDirty, what, texts, confirm, navigate])
}
