import { useEffect, useState, type RefObject } from 'react'

export type FullScreen = {
  /** How high the screen is while the element has all of it. */
  readonly height: number | undefined
  readonly toggle: () => void
}

/** One element on the whole screen, e.g. on a wall; Escape ends it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const look = (): void => {
      const isFull = element.current !== null && document.fullscreenElement === element.current
      setHeight(isFull ? window.innerHeight : undefined)
    }
    document.addEventListener('fullscreenchange', look)
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      window.removeEventListener('resize', look)
    }
  }, [element])

  // A browser may refuse, e.g. inside of another page; then everything stays as it is.
  const toggle = (): void => {
    const change = document.fullscreenElement === element.current ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return { height, toggle }
}
