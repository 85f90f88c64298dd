import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react'
import type { FileEntry } from '../../file.ts'

type Point = { readonly x: number; readonly y: number }
type Options = {
  readonly scroll: RefObject<HTMLElement | null>
  readonly rows: readonly FileEntry[]
  readonly selectOnly: (ids: readonly string[]) => void
}
type RubberBand = {
  readonly frame: CSSProperties | undefined
  readonly props: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
  }
}

/** Less is a click beside the tiles. */
const threshold = 6

/** A frame that is drawn with the mouse from between the tiles; what it touches is selected. */
export function useRubberBand({ scroll, rows, selectOnly }: Options): RubberBand {
  const start = useRef<Point>(undefined)
  const [frame, setFrame] = useState<CSSProperties>()

  function end(): void {
    start.current = undefined
    setFrame(undefined)
  }

  function draw(event: PointerEvent): void {
    const element = scroll.current
    const from = start.current
    if (!element || !from) return
    const to = pointIn(element, event)
    if (!frame && Math.hypot(to.x - from.x, to.y - from.y) < threshold) return
    const box = new DOMRect(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    setFrame({ left: box.x, top: box.y, width: box.width, height: box.height })
    selectOnly(touchedBy(element, box, rows))
  }

  return {
    frame,
    props: {
      onPointerDown: (event) => {
        const isFree = event.target instanceof Element && !event.target.closest('[data-index]')
        if (!isFree || event.button !== 0 || event.pointerType !== 'mouse' || !scroll.current) return
        start.current = pointIn(scroll.current, event)
        // Nothing is marked as text on the way.
        event.preventDefault()
        scroll.current.setPointerCapture(event.pointerId)
      },
      onPointerMove: draw,
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left + element.scrollLeft, y: clientY - top + element.scrollTop }
}

function touchedBy(element: HTMLElement, box: DOMRect, rows: readonly FileEntry[]): readonly string[] {
  const { left, top } = element.getBoundingClientRect()
  return [...element.querySelectorAll<HTMLElement>('[data-index]')].flatMap((tile) => {
    const place = tile.getBoundingClientRect()
    const x = place.left - left + element.scrollLeft
    const y = place.top - top + element.scrollTop
    const isTouched = x < box.right && x + place.width > box.left && y < box.bottom && y + place.height > box.top
    const file = isTouched ? rows[Number(tile.dataset['index'])] : undefined
    return file ? [file.id] : []
  })
}
