import { useRef, type TouchEvent } from 'react'

type Swipe = { readonly onTouchStart: (event: TouchEvent) => void; readonly onTouchEnd: (event: TouchEvent) => void }

const far = 70

/** A finger that goes clearly sideways turns the page. Where something can be scrolled sideways or written in, it does not. */
export function useSwipe(acts: { readonly onLeft: () => void; readonly onRight: () => void }): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart: ({ touches, target }) => {
      const [touch, second] = [touches[0], touches[1]]
      const isOwn = target instanceof Element && target.closest('pre, textarea, table') !== null
      start.current = touch && !second && !isOwn ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) < far || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) acts.onLeft()
      else acts.onRight()
    },
  }
}
