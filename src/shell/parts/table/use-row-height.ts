import { useLayoutEffect, useState, type RefObject } from 'react'

/** How high a row is now, in pixels: it depends on density, pointer and the reader's text size. */
export function useRowHeight(head: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(40)
  useLayoutEffect(() => {
    const element = head.current
    if (!element) return
    const measure = (): void => setHeight((before) => element.offsetHeight || before)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [head])
  return height
}
