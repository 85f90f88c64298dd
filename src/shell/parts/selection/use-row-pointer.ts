import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { SelectionModel } from './use-selection.ts'

const longPressMilliseconds = 500
const steadyPixels = 10

type RowPointer = {
  readonly onClick: (event: MouseEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
}

/** What a pointer does on a row: a click opens, Ctrl or Cmd selects, Shift extends; on touch a long press begins to select. */
export function useRowPointer(selection: SelectionModel): (id: string) => RowPointer {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const isLong = useRef(false)

  function stop(): void {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }

  return (id) => ({
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      isLong.current = false
      if (pointerType !== 'touch') return
      const timer = setTimeout(() => {
        isLong.current = true
        selection.toggle(id)
      }, longPressMilliseconds)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > steadyPixels) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Some phones open the menu of the link on a long press.
    onContextMenu: (event) => (isLong.current || press.current ? event.preventDefault() : undefined),
    onClick: (event) => {
      const isTouch = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch'
      const isSelecting = event.ctrlKey || event.metaKey || event.shiftKey || isLong.current || (isTouch && selection.count > 0)
      if (!isSelecting) return
      event.preventDefault()
      if (!isLong.current) selection.toggle(id, event)
      isLong.current = false
    },
  })
}
