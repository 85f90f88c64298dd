import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { daysBetween } from '../../../../kit/plain-date.ts'
import { isLong, type Entry } from '../time/entry.ts'
import { slotMinutes, type Edge } from '../time/moved.ts'
import type { Shift, Wall } from '../time/wall.ts'
import { followPointer } from './pointer-drag.ts'

/** An event that is carried or stretched, or free time that is drawn over. */
type Held =
  | { readonly kind: 'move'; readonly entry: Entry }
  | { readonly kind: 'resize'; readonly entry: Entry; readonly edge: Edge }
  /** Drawn over hours, or over the row of whole days. */
  | { readonly kind: 'create'; readonly isWholeDay: boolean }
export type Drag = Held & { readonly from: Wall; readonly to: Wall }

type DragOptions = {
  readonly entries: readonly Entry[]
  /** Which day and which minute lies under the pointer. */
  readonly locate: (grid: HTMLElement, x: number, y: number) => Wall | undefined
  readonly onDrop: (drag: Drag, grid: HTMLElement) => void
}

type Dragging = { readonly drag: Drag | undefined; readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void }

/** Carrying events, stretching them by their edges and drawing over free time, by mouse, pen and finger. */
export function useDrag({ entries, locate, onDrop }: DragOptions): Dragging {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const grid = event.currentTarget
    const held = heldAt(event.target, entries)
    const from = locate(grid, event.clientX, event.clientY)
    if (!held || !from) return
    stop.current?.()
    stop.current = followPointer(event.nativeEvent, grid, {
      from,
      locate: ({ clientX, clientY }) => locate(grid, clientX, clientY),
      onDrag: (to) => setDrag(to && { ...held, from, to }),
      onDrop: (to) => onDrop({ ...held, from, to }, grid),
    })
  }
  return { drag, onPointerDown }
}

function heldAt(target: Element, entries: readonly Entry[]): Held | undefined {
  const button = target.closest<HTMLElement>('[data-entry]')
  if (!button) {
    const cell = target.closest('button, a') ? undefined : target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    return cell === undefined ? undefined : { kind: 'create', isWholeDay: !/\/\d/.test(cell) }
  }
  const entry = entries.find(({ key }) => key === button.dataset['entry'])
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge']
  if (!entry) return undefined
  return edge === 'start' || edge === 'end' ? { kind: 'resize', entry, edge } : { kind: 'move', entry }
}

/** How far it was carried, in steps of the hand. */
export function shiftOf(drag: Drag): Shift {
  const days = daysBetween(drag.from.day, drag.to.day)
  const isByDay = drag.kind !== 'create' && isLong(drag.entry)
  return { days, minutes: isByDay ? 0 : Math.round((drag.to.minutes - drag.from.minutes) / slotMinutes) * slotMinutes }
}
