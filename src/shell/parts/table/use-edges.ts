import { useEffect, type RefObject } from 'react'

/** Marks on which sides there is more to scroll to, straight on the element: no rendering while somebody scrolls. */
export function useEdges(scroll: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroll.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const mark = (): void => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft
      frame.toggleAttribute('data-more-before', element.scrollLeft > 1)
      frame.toggleAttribute('data-more-after', left > 1)
    }
    const watcher = new ResizeObserver(mark)
    watcher.observe(element)
    if (element.firstElementChild) watcher.observe(element.firstElementChild)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [scroll])
}
