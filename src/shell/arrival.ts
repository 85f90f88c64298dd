import { createContext, use, useEffect, type RefObject } from 'react'
import { useLocation } from 'wouter'

/** Told the path of each page that stands; answers whether somebody navigated there. The first page of a visit is no navigation. */
export type Arrivals = (path: string) => boolean

export function arrivals(): Arrivals {
  let last: string | undefined
  return (path) => {
    const isNavigation = last !== undefined && last !== path
    last = path
    return isNavigation
  }
}

export const ArrivalsContext = createContext<Arrivals>(() => false)

/** Moves focus to the heading after a navigation, as a browser would begin to read a new page. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const arrive = use(ArrivalsContext)
  const [path] = useLocation()
  useEffect(() => {
    if (!arrive(path)) return
    const heading = main.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    scrollTo(0, 0)
    const start = heading ?? main.current
    start?.focus({ preventScroll: true })
  }, [arrive, main, path])
}
