import { useEffect, useEffectEvent, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { zoomAfter, type Media } from './media.ts'
import styles from './viewer.module.css'

type ZoomPictureProps = {
  readonly media: Media
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onSwipe: (step: -1 | 1) => void
  readonly onFail: () => void
}

/** So far a finger has to go before it means the next picture. */
const swipeLength = 60

/** A picture: wheel, double click and buttons zoom, dragging moves it, a swipe goes on. */
export function ZoomPicture({ media, zoom, onZoom, onSwipe, onFail }: ZoomPictureProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(undefined)
  const turnWheel = useEffectEvent((turn: number) => onZoom(zoomAfter(zoom, turn < 0 ? 'in' : 'out')))

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let last = 0
    // React listens to wheels without a way to keep the page from zooming itself.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      // A touchpad sends dozens for one movement.
      if (event.timeStamp - last < 120) return
      last = event.timeStamp
      turnWheel(event.deltaY)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2
  }, [zoom])

  function take(event: PointerEvent<HTMLDivElement>): void {
    const { scrollLeft: left, scrollTop: top } = event.currentTarget
    grip.current = { x: event.clientX, y: event.clientY, left, top }
  }

  function pull(event: PointerEvent<HTMLDivElement>): void {
    const held = grip.current
    // Fingers scroll by themselves.
    if (!held || zoom === 1 || event.pointerType !== 'mouse') return
    event.currentTarget.scrollTo(held.left + held.x - event.clientX, held.top + held.y - event.clientY)
  }

  function release(event: PointerEvent<HTMLDivElement>): void {
    const held = grip.current
    grip.current = undefined
    if (!held || zoom > 1 || event.pointerType === 'mouse') return
    const way = event.clientX - held.x
    if (Math.abs(way) > swipeLength && Math.abs(way) > 2 * Math.abs(event.clientY - held.y)) onSwipe(way < 0 ? 1 : -1)
  }

  const size = `${zoom * 100}%`
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-zoomed={zoom > 1 ? '' : undefined}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerLeave={() => (grip.current = undefined)}
      onDoubleClick={() => onZoom(zoom > 1 ? 1 : 2)}
    >
      <img
        className={styles.picture}
        style={{ width: size, height: size }}
        src={media.address}
        alt={media.alt ?? media.name}
        draggable={false}
        onError={onFail}
      />
    </div>
  )
}
