import { useEffect, useRef, useState, useTransition, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type Flyout = {
  readonly isOpen: boolean
  /** Asked for, but its part has not arrived yet. */
  readonly isComing: boolean
  readonly toggle: () => void
  /** Closes and gives the focus back to the button. */
  readonly close: () => void
  readonly button: RefObject<HTMLButtonElement | null>
  /** For the element around button and panel. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

/** A button that shows and hides a panel: Escape, a click elsewhere or leaving it by Tab closes, arrows walk through it. */
export function useFlyout(): Flyout {
  const [isOpen, setOpen] = useState(false)
  const [isComing, startTransition] = useTransition()
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function toggle(): void {
    if (isOpen) setOpen(false)
    else startTransition(() => setOpen(true))
  }

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return undefined
    const closeByEscape = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOutside = ({ target }: PointerEvent): void => {
      if (!isWithin(around.current, target)) setOpen(false)
    }
    document.addEventListener('keydown', closeByEscape)
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByEscape)
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent): void {
    if (isOpen && around.current && walk(around.current, event)) event.preventDefault()
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    // NOTE nothing gets the focus when somebody taps a plain part of the panel; that is not leaving it.
    if (relatedTarget && !isWithin(around.current, relatedTarget)) setOpen(false)
  }

  return { isOpen, isComing, toggle, close, button, around: { ref: around, onKeyDown, onBlur } }
}

function isWithin(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element !== null && element.contains(target)
}

/** Moves the focus by arrow, Home and End; says whether it did. Radio buttons have arrows of their own. */
function walk(around: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return false
  const stops = [...around.querySelectorAll<HTMLElement>('button, a[href], input:checked')]
  const at = stops.findIndex((stop) => stop === target)
  const goals: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: -1 }
  const goal = goals[key]
  if (goal === undefined || at < 0) return false
  stops.at(goal % stops.length)?.focus()
  return true
}
