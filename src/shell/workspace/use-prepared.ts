import { useEffect } from 'react'

const pageHasTime = 1500

/** Fetches a part a little after the start, so that it is there on the click and costs nothing before. */
export function usePrepared(prepare: () => void): void {
  useEffect(() => {
    const timer = setTimeout(prepare, pageHasTime)
    return () => clearTimeout(timer)
  }, [prepare])
}
