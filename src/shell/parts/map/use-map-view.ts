import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { fitted, mostScale, moved, spotAt, zoomed, zoomStep, type Room, type Spot, type View } from './mercator.ts'
import type { Pin } from './pin.ts'

const keyStep = 60
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
}
const factors: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }

export type MapView = {
  readonly view: View
  readonly isClosest: boolean
  readonly isFurthest: boolean
  readonly isFitted: boolean
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  readonly show: (spot: Spot) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onDoubleClick: () => void
  }
}

/** What is seen of the map: all pins until somebody moves it. */
export function useMapView(pins: readonly Pin[], room: Room): MapView {
  const fit = useMemo(
    () =>
      fitted(
        pins.map(({ lat, lng }) => spotAt(lat, lng)),
        room,
      ),
    [pins, room],
  )
  const [own, setOwn] = useState<View>()
  const view = own ?? fit
  const change = useCallback((next: (before: View) => View) => setOwn((before) => next(before ?? fit)), [fit])
  const zoom = useCallback((factor: number) => change((before) => zoomed(before, room, factor)), [change, room])
  const pointer = useDrag((right, down) => change((before) => moved(before, room, right, down)))

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const factor = factors[event.key]
    if (arrow) change((before) => moved(before, room, ...arrow))
    else if (factor !== undefined) zoom(factor)
    else if (event.key === '0') setOwn(undefined)
    else return
    event.preventDefault()
    // The page has keys of its own.
    event.stopPropagation()
  }

  return {
    view,
    isClosest: view.scale >= mostScale,
    isFurthest: view.scale <= Math.max(room.width, room.height),
    isFitted: own === undefined,
    zoom,
    fit: () => setOwn(undefined),
    show: (spot) => change((before) => zoomed({ ...spot, scale: before.scale }, room, zoomStep)),
    onKeyDown,
    pointer: { ...pointer, onDoubleClick: () => zoom(zoomStep) },
  }
}

/** Dragging with the mouse or a pen; a finger scrolls the page, and has the buttons. */
function useDrag(onMove: (right: number, down: number) => void): Omit<MapView['pointer'], 'onDoubleClick'> {
  const last = useRef<Spot>(undefined)
  const end = (): void => {
    last.current = undefined
  }
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      last.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!last.current) return
      onMove(clientX - last.current.x, clientY - last.current.y)
      last.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
