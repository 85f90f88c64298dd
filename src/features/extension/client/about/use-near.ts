import { useEffect, useState, type RefObject } from 'react'

const ahead = '800px'
/** Whoever listens to the page never scrolls it. */
const atTheLatest = 8000

/** Whether somebody has come near a part of the page, or has stayed long enough that it can be made ready. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), atTheLatest)
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: ahead,
    })
    if (place.current) observer.observe(place.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [place])
  return isNear
}
