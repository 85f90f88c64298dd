import { useEffect, useState, type RefObject } from 'react'

/** Whether something has come near the window once; it then stays so. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    const watch = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '200px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [isSeen, element])
  return isSeen
}
