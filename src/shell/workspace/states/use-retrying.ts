import { useEffect, useEffectEvent } from 'react'

/** In seconds; the last one again and again. */
const pauses = [2, 4, 8, 15, 30] as const

/** Tries again by itself, with growing pauses and at once when the network is back, until the attempt says that it is done. */
export function useRetrying(attempt: () => Promise<boolean>, isNeeded = true): void {
  const tryOnce = useEffectEvent(attempt)
  useEffect(() => (isNeeded ? keepTrying(() => tryOnce()) : undefined), [isNeeded])
}

function keepTrying(attempt: () => Promise<boolean>): () => void {
  let isOver = false
  let isTrying = false
  let failures = 0
  let timer = later()

  function later(): ReturnType<typeof setTimeout> {
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
    return setTimeout(() => void look(), pause * 1000)
  }

  async function look(): Promise<void> {
    if (isOver || isTrying) return
    clearTimeout(timer)
    isTrying = true
    // Also where the browser says that there is no network: it does not always notice that there is one.
    isOver = (await attempt().catch(() => false)) || isOver
    isTrying = false
    failures += 1
    if (!isOver) timer = later()
  }

  const onBack = (): void => void look()
  addEventListener('online', onBack)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', onBack)
  }
}
