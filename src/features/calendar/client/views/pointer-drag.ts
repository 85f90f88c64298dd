import type { Wall } from '../time/wall.ts'

type Following = {
  readonly from: Wall
  readonly locate: (at: PointerEvent) => Wall | undefined
  readonly onDrag: (to: Wall | undefined) => void
  readonly onDrop: (to: Wall) => void
}

/** Less is a click. */
const threshold = 5
/** So long a finger has to rest: a shorter touch scrolls or taps. */
const restMilliseconds = 400
/** So near to an edge the hours scroll. */
const edge = 40

/** Follows a pointer from where it went down until it goes up. Escape gives up. Answers with how to stop. */
export function followPointer(down: PointerEvent, scroller: HTMLElement, { from, locate, onDrag, onDrop }: Following): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isFinger = down.pointerType === 'touch'
  let isDragging = false
  let to = from
  const resting = isFinger ? setTimeout(begin, restMilliseconds) : undefined
  signal.addEventListener('abort', () => clearTimeout(resting))

  function begin(): void {
    isDragging = true
    onDrag(to)
  }
  function end(): void {
    stop.abort()
    if (isDragging) onDrag(undefined)
  }
  function onMove(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return
    if (!isDragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < threshold) return
      // A finger that moves before it rested wants to scroll.
      if (isFinger) return end()
      begin()
    }
    to = locate(event) ?? to
    onDrag(to)
    scrollNear(scroller, event.clientY)
  }
  function onUp(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return
    const wasDragging = isDragging
    end()
    if (!wasDragging) return
    swallowClick()
    onDrop(to)
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isDragging) return
    event.preventDefault()
    event.stopPropagation()
    end()
    swallowClick()
  }

  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', onKey, { signal, capture: true })
  // While something is dragged by a finger the page must not scroll, nor open the menu of a long press.
  document.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), { signal, passive: false })
  if (isFinger) addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return end
}

/** The click that a browser makes of the same press means nothing any more. */
function swallowClick(): void {
  const stop = new AbortController()
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true, signal: stop.signal })
  setTimeout(() => stop.abort(), 60)
}

function scrollNear(scroller: HTMLElement, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + edge) scroller.scrollBy(0, -12)
  else if (y > bottom - edge) scroller.scrollBy(0, 12)
}
