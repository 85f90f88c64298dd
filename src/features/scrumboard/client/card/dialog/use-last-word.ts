import { useEffect, useEffectEvent, type RefObject } from 'react'
import { call } from '../../../../../shell/call.ts'
import { updateCard } from '../../../contract.ts'
import { isUnsaved, wireOf, type TextName, type Writing } from './writing.ts'

/** The page is being left: the call has to outlive it. */
export function useLastWord(boardId: string, name: TextName, now: RefObject<Writing | undefined>): void {
  const send = useEffectEvent(() => {
    if (!now.current || !isUnsaved(name, now.current)) return
    const { base, text } = now.current
    const card = { id: base.id, version: base.version, [name]: wireOf(name, text) }
    void call(updateCard, { boardId, card }, { keepalive: true }).catch(() => undefined)
  })
  useEffect(() => {
    const hide = (): void => send()
    addEventListener('pagehide', hide)
    return () => removeEventListener('pagehide', hide)
  }, [])
}
