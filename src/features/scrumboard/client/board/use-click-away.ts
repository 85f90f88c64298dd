import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Tells when somebody presses elsewhere on the page; layers over the page are not elsewhere. */
export function useClickAway(element: RefObject<HTMLElement | null>, tell: () => void): void {
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    function onDown({ target }: PointerEvent): void {
      const isHere = target instanceof Element && (element.current?.contains(target) || !target.closest('#content'))
      if (!isHere) tellNow()
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [element])
}
