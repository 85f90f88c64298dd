import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

type PaneFocus = {
  readonly list: RefObject<HTMLElement | null>
  readonly detail: RefObject<HTMLElement | null>
  /** Keeps where the focus is in the list. */
  readonly keep: (event: FocusEvent) => void
}

/** Where one region gives way to the other, the focus goes along, and comes back to the row it left. */
export function usePaneFocus(isOneAtATime: boolean, hasDetail: boolean): PaneFocus {
  const list = useRef<HTMLElement>(null)
  const detail = useRef<HTMLElement>(null)
  const left = useRef<HTMLElement>(undefined)
  const before = useRef(hasDetail)
  useLayoutEffect(() => {
    const isChange = before.current !== hasDetail
    before.current = hasDetail
    // Beside each other, the focus moves only where what had it went away with the detail.
    const isLost = document.activeElement === document.body
    if (!isChange || !(isOneAtATime || (isLost && !hasDetail))) return
    const row = left.current?.isConnected ? left.current : list.current
    const target = hasDetail ? detail.current : row
    target?.focus({ preventScroll: true })
  }, [isOneAtATime, hasDetail])
  return {
    list,
    detail,
    keep: ({ target }) => {
      if (target instanceof HTMLElement) left.current = target
    },
  }
}
