import { useEffect, useRef, type RefObject } from 'react'

/** Layers that answer to Escape themselves. */
const ownLayers = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[aria-expanded=true][role=combobox]'
/** Presses there are not meant as leaving the panel: its button decides itself, a message is about anything. */
const neutral = '[data-panel-toggle],[data-neutral-layer]'

type PanelLayer = { readonly panel: RefObject<HTMLElement | null>; readonly isOpen: boolean; readonly close: () => void }

/**
 * A panel that lets the page behind it live: the focus goes in and comes back, Escape or a press elsewhere closes.
 * Returns what marks a press as inside; React hears it also from menus that the panel opened elsewhere in the document.
 */
export function usePanelLayer({ panel, isOpen, close }: PanelLayer): () => void {
  const isInside = useRef(false)

  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    const before = document.activeElement
    if (!element.contains(before)) element.focus({ preventScroll: true })
    return () => {
      const isLost = element.contains(document.activeElement) || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, panel])

  useEffect(() => {
    if (!isOpen) return undefined
    // The press that opened it is over.
    isInside.current = false
    function press({ target }: PointerEvent): void {
      const isMeant = !isInside.current && !(target instanceof Element && target.closest(neutral))
      isInside.current = false
      if (isMeant) close()
    }
    function key(event: KeyboardEvent): void {
      const isElsewhere = event.target instanceof Element && event.target.closest(ownLayers) !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) close()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [isOpen, close])

  return () => void (isInside.current = true)
}
