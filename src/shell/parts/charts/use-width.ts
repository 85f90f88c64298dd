import { useEffect, useRef, useState, type RefObject } from 'react'

/** How wide an element is now, in pixels; a guess until it is on the page. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
