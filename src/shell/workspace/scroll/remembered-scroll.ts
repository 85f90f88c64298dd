import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useSearch } from 'wouter'
import { historyEntry } from './history-entry.ts'
import { rememberedPosition, rememberPosition } from './position-keeper.ts'
import { scrollWhenPossible } from './scroll-when-possible.ts'

/**
 * Back and forward find the element scrolled as it was left; a new page begins at its top.
 * A list that stays beside changing details gives itself a name as `place`, so that it does not jump.
 */
export function useRememberedScroll(element: RefObject<HTMLElement | null>, place?: string): void {
  const [path] = useLocation()
  const search = useSearch()
  const last = useRef<Stay>(undefined)
  const here = place ?? path

  useLayoutEffect(() => {
    if (place !== undefined) return undefined
    // The browser would scroll the old page to where the new one was left.
    history.scrollRestoration = 'manual'
    return () => void (history.scrollRestoration = 'auto')
  }, [place])

  useLayoutEffect(() => {
    if (!element.current) return undefined
    const scroller = scrollerOf(element.current)
    const stay = { entry: historyEntry(), place: here }
    const leave = follow(scroller, stay, startOf(stay, last.current) ?? scroller.scrollTop)
    return () => void (last.current = { ...stay, awaited: leave() })
  }, [element, here, path, search])
}

type Stay = {
  /** Of the history. */
  readonly entry: string
  /** What the element shows in it. */
  readonly place: string
  /** Where it should be scrolled to, had enough content arrived before the stay ended. */
  readonly awaited?: number | undefined
}

/** Where to begin; nothing means: where it is. */
function startOf(stay: Stay, last: Stay | undefined): number | undefined {
  const isSamePlace = last?.place === stay.place
  if (isSamePlace && last.entry === stay.entry) return last.awaited
  return rememberedPosition(stay.entry, stay.place) ?? (isSamePlace ? undefined : 0)
}

/** Notes each position until it is told to leave; answers then what it still waited for. */
function follow(scroller: Element, { entry, place }: Stay, start: number): () => number | undefined {
  let position = start
  const wish = scrollWhenPossible(scroller, start)
  const source = scroller === document.scrollingElement ? document : scroller

  function note(): void {
    if (!wish.isWaiting()) position = scroller.scrollTop
  }
  function keep(): void {
    rememberPosition(entry, place, position)
  }

  source.addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', keep)
  return () => {
    const awaited = wish.isWaiting() ? position : undefined
    wish.stop()
    source.removeEventListener('scroll', note)
    removeEventListener('pagehide', keep)
    keep()
    return awaited
  }
}

/** What moves when somebody scrolls there: the element, or with it the whole page. */
function scrollerOf(element: HTMLElement): Element {
  const { overflowY } = getComputedStyle(element)
  return overflowY === 'auto' || overflowY === 'scroll' ? element : (document.scrollingElement ?? element)
}
