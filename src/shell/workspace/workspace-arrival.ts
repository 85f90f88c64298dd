import { use, useEffect, type RefObject } from 'react'
import { ArrivalsContext } from '../arrival.ts'

/**
 * Moves the focus to the heading when somebody came to another place.
 * Where to scroll is no question here: the frame remembers that for each entry of the history.
 */
export function useWorkspaceArrival(main: RefObject<HTMLElement | null>, place: string): void {
  const arrive = use(ArrivalsContext)
  useEffect(() => {
    if (!arrive(place)) return
    const heading = main.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const start = heading ?? main.current
    start?.focus({ preventScroll: true })
  }, [arrive, main, place])
}
