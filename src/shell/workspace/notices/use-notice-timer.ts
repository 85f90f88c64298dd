import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { noticeStore, type Notice } from './notices.ts'
import { pausableTimer } from './pausable-timer.ts'

/** How long a message shows, in milliseconds. */
export const noticeDuration = 6000

/** Hides a message after its time, which stands still while somebody is at it or nobody can see it. Lives as long as one message. */
export function useNoticeTimer({ kind }: Notice, box: RefObject<HTMLElement | null>): void {
  const store = noticeStore.useStore()
  const isAttended = useIsAttended(box)
  const isTabHidden = useSyncExternalStore(followVisibility, () => document.visibilityState === 'hidden')
  const [timer] = useState(() => pausableTimer(noticeDuration, () => store.getState().hide()))
  useEffect(() => {
    // An error stays until somebody closes it.
    if (isAttended || isTabHidden || kind === 'danger') return undefined
    timer.resume()
    return timer.pause
  }, [timer, isAttended, isTabHidden, kind])
}

/** Whether the pointer or the focus is in it. */
function useIsAttended(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const element = box.current
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('pointerenter', () => setHeld((before) => ({ ...before, pointer: true })), { signal })
    element?.addEventListener('pointerleave', () => setHeld((before) => ({ ...before, pointer: false })), { signal })
    element?.addEventListener('focusin', () => setHeld((before) => ({ ...before, focus: true })), { signal })
    element?.addEventListener('focusout', () => setHeld((before) => ({ ...before, focus: false })), { signal })
    return () => listening.abort()
  }, [box])
  return held.pointer || held.focus
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
