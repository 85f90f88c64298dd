import { useEffect, useEffectEvent, useState } from 'react'
import { remainingAfter, type Remaining } from './remaining.ts'

// Asking keeps a session alive. Asked a moment too early it would never end while its page is open.
const graceMilliseconds = 3000

type Told = { readonly idleSeconds: number; readonly seconds: number }

/** Counts down every second, and calls `onEnd` after the end. */
export function useRemaining(told: Told, since: number, onEnd: () => void): Remaining {
  const [now, setNow] = useState(since)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const tick = (): void => setNow(Date.now())
    const ticking = setInterval(tick, 1000)
    const waiting = setTimeout(end, since + told.idleSeconds * 1000 + graceMilliseconds - Date.now())
    return () => {
      clearInterval(ticking)
      clearTimeout(waiting)
    }
  }, [since, told.idleSeconds])
  return remainingAfter(told, now - since)
}
