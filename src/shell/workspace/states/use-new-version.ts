import { useEffect, useState } from 'react'
import { runningVersion, servedVersion } from './version.ts'

export const pauseBetweenLooks = 10 * 60_000

/** Whether the server has a newer version than this window. Looks when somebody comes back to it, at most every ten minutes. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (isNew) return undefined
    let lastLook = Date.now()

    async function look(): Promise<void> {
      if (document.visibilityState === 'hidden' || Date.now() - lastLook < pauseBetweenLooks) return
      lastLook = Date.now()
      const [running, served] = [runningVersion(), await servedVersion()]
      if (running !== undefined && served !== undefined && running !== served) setNew(true)
    }

    const listen = (): void => void look()
    // A part of the page that is gone from the server: the same news, sooner.
    const partIsGone = (): void => setNew(true)
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
