import { scrollersAround } from './drag-watch.ts'

/** What lies under the finger: a place beside a thing, or the free room of a list. */
export type FingerTarget = { readonly item?: string; readonly list?: string; readonly side: 'before' | 'after' }

type Following = {
  readonly board: string
  readonly axis: 'vertical' | 'horizontal'
  readonly onDragging: (isDragging: boolean) => void
  readonly onDrop: (target: FingerTarget) => void
  /** The finger has to rest first: what is not a handle is also there to scroll by and to tap on. */
  readonly isHeldFirst?: boolean
}
type Under = { readonly element: HTMLElement; readonly target: FingerTarget }

/** Less is a tap, which opens the menu. */
const threshold = 8
/** So long a finger rests before it drags. */
const rest = 350
/** So near to an edge the list scrolls. */
const edge = 48

/** Dragging by finger from the handle: not every browser begins a drag of its own there. One that does cancels ours. */
export function followFinger(handle: HTMLElement, { board, axis, onDragging, onDrop, isHeldFirst = false }: Following): () => void {
  let start: PointerEvent | undefined
  let isDragging = false
  let under: Under | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(timer)
    if (isDragging) onDragging(false)
    delete under?.element.dataset['drop']
    start = undefined
    isDragging = false
    under = undefined
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    // The handle inside does not wait.
    if (isHeldFirst && event.target instanceof Element && event.target.closest('[data-drag-handle], input, textarea')) return
    start = event
    if (isHeldFirst) timer = setTimeout(begin, rest)
  }

  function begin(): void {
    isDragging = true
    onDragging(true)
  }

  function onMove(event: PointerEvent): void {
    if (!start || (!isDragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < threshold)) return
    // Before it has rested, a finger that moves scrolls.
    if (!isDragging && isHeldFirst) return end()
    if (!isDragging) begin()
    delete under?.element.dataset['drop']
    under = targetAt(board, axis, event)
    // React leaves this attribute alone as long as no drag of the browser runs.
    if (under?.target.item !== undefined && !under.element.contains(handle)) under.element.dataset['drop'] = under.target.side
    scrollNear(handle, event)
  }

  function onUp(): void {
    const [wasDragging, target] = [isDragging, under?.target]
    end()
    if (!wasDragging) return
    swallowClick(handle)
    if (target) onDrop(target)
  }

  /** A finger that drags neither scrolls nor opens the menu of a link. */
  function keepStill(event: Event): void {
    if (isDragging) event.preventDefault()
  }

  const still = { touchmove: keepStill, contextmenu: keepStill }
  const stop = listenOn(handle, { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: end, ...still })
  return () => {
    end()
    stop()
  }
}

type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }

function listenOn(element: HTMLElement, listeners: Listeners): () => void {
  // Each event by its own name. Not passive, because a finger that drags must be able to keep the page from scrolling.
  const entries = Object.entries(listeners) as readonly (readonly [string, (event: Event) => void])[]
  for (const [name, listen] of entries) element.addEventListener(name, listen, { passive: false })
  return () => {
    for (const [name, listen] of entries) element.removeEventListener(name, listen)
  }
}

/** The finger went up over its own handle, as far as the browser knows: that is no tap. */
function swallowClick(handle: HTMLElement): void {
  handle.addEventListener('click', stopClick, { capture: true, once: true })
  setTimeout(() => handle.removeEventListener('click', stopClick, { capture: true }), 50)
}

function stopClick(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function targetAt(board: string, axis: 'vertical' | 'horizontal', { clientX, clientY }: PointerEvent): Under | undefined {
  const prefix = CSS.escape(board)
  const found = document.elementFromPoint(clientX, clientY)
  const element = found?.closest<HTMLElement>(`[data-drag-item^="${prefix}/"], [data-drag-list^="${prefix}/"]`)
  if (!element) return undefined
  const { dragItem, dragList } = element.dataset
  const box = element.getBoundingClientRect()
  const isBehind = axis === 'vertical' ? clientY > box.top + box.height / 2 : clientX > box.left + box.width / 2
  const side = isBehind ? 'after' : 'before'
  const id = (dragItem ?? dragList ?? '').slice(board.length + 1)
  return { element, target: dragItem === undefined ? { list: id, side } : { item: id, side } }
}

function scrollNear(handle: HTMLElement, { clientX, clientY }: PointerEvent): void {
  for (const scroller of scrollersAround([handle])) {
    const { top, bottom, left, right } = scroller.getBoundingClientRect()
    const step = (low: number, high: number, at: number): number => (at < low + edge ? -12 : at > high - edge ? 12 : 0)
    scroller.scrollBy(step(left, right, clientX), step(top, bottom, clientY))
  }
}
