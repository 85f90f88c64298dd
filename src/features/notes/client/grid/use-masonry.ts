import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { columnsFor, masonry, nearby, type Masonry } from '../../rules-masonry.ts'

type MasonryOptions = {
  readonly ids: readonly string[]
  /** A guess for those that were never seen. */
  readonly heightOf: (at: number) => number
  /** One below the other. */
  readonly isList: boolean
}
type MasonryGrid = Masonry & {
  /** On the element the cards stand in. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly columns: number
  /** Which cards are near what is seen, in their order. */
  readonly near: readonly number[]
  /** On the content of each card, with `data-card` naming it. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined
}

const gap = 12
/** So far beyond the edge cards are ready. */
const margin = 1200

/** Cards in columns, of which only those near the view are on the page. */
export function useMasonry({ ids, heightOf, isList }: MasonryOptions): MasonryGrid {
  const ref = useRef<HTMLDivElement>(null)
  const room = useRoom(ref)
  const { heights, measure } = useHeights()
  const columns = isList ? 1 : columnsFor(room.windowWidth, room.width)
  const placed = useMemo(
    () =>
      masonry(
        ids.map((id, at) => heights.get(id) ?? heightOf(at)),
        { room: room.width, columns, gap },
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- guesses change with the ids
    [ids, heights, room.width, columns],
  )
  const seen = useSeen(ref)
  // Cards that are drawn before their width is known would be measured in vain, and jump.
  const near = useMemo(() => (room.width === 0 ? [] : nearby(placed.places, seen)), [placed, seen, room.width])
  return { ...placed, ref, columns, near, measure }
}

function useRoom(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly windowWidth: number } {
  const [room, setRoom] = useState(() => ({ width: 0, windowWidth: innerWidth }))
  useLayoutEffect(() => {
    if (!ref.current) return undefined
    setRoom({ width: ref.current.clientWidth || 900, windowWidth: innerWidth })
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom({ width: Math.floor(entry.contentRect.width), windowWidth: innerWidth })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return room
}

type Heights = { readonly heights: ReadonlyMap<string, number>; readonly measure: MasonryGrid['measure'] }

/** How high each card turned out to be. */
function useHeights(): Heights {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const note = useCallback((sizes: readonly (readonly [id: string | undefined, height: number])[]) => {
    const found = sizes.flatMap(([id, height]) => (id !== undefined && height > 0 ? [[id, Math.ceil(height)] as const] : []))
    setHeights((before) => (found.every(([id, height]) => before.get(id) === height) ? before : new Map([...before, ...found])))
  }, [])
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        const sizeOf = ({ target, borderBoxSize }: ResizeObserverEntry) =>
          [target instanceof HTMLElement ? target.dataset['card'] : undefined, borderBoxSize[0]?.blockSize ?? 0] as const
        note(entries.map(sizeOf))
      }),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      // At once, so that what was guessed is never seen; the observer sees what changes later.
      note([[element.dataset['card'], element.offsetHeight]])
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [observer, note],
  )
  return { heights, measure }
}

type Seen = { readonly from: number; readonly to: number }

/** Which part of the element is in the window, with a margin; rounded, so that not every pixel counts. */
function useSeen(ref: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>({ from: -margin, to: innerHeight + margin })
  useEffect(() => {
    let frame = 0
    function look(): void {
      frame = 0
      const top = ref.current?.getBoundingClientRect().top ?? 0
      const from = Math.floor((-top - margin) / 300) * 300
      const to = Math.ceil((innerHeight - top + margin) / 300) * 300
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    const onScroll = (): void => void (frame ||= requestAnimationFrame(look))
    look()
    // Caught on its way down: whatever scrolls, the page or a part of it.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', onScroll)
    }
  }, [ref])
  return seen
}
