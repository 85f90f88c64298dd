import { useEffect, useState } from 'react'
import { runningVersion, servedVersion } from './version.ts'

export const pauseBetweenLooks = 10 * 60_000

/** Whether the server has a newer version than this window. Looks when somebody comes back to it, at most every ten minutes. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (isNew) return undefined
    let lastLook = Date.now()

    function listen(): void {
      if (document.visibilityState !== 'hidden' && Date.now() - lastLook >= pauseBetweenLooks) void look()
    }

    async function look(): Promise<void> {
      lastLook = Date.now()
      const [running, served] = [runningVersion(), await servedVersion()]
      if (running !== undefined && served !== undefined && running !== served) setNew(true)
    }

    // A part of the page that could not be fetched: either it is gone from the server, or there is no network.
    const partIsGone = (): void => void look()
    addEventListener('focus', listen)
    document.addEventListener('visibilitychange', listen)
    addEventListener('vite:preloadError', partIsGone)
    return () => {
      removeEventListener('focus', listen)
      document.removeEventListener('visibilitychange', listen)
      removeEventListener('vite:preloadError', partIsGone)
    }
  }, [isNew])
  return isNew
}
