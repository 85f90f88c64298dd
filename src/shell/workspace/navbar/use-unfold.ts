import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { hoverDelay, leaveDelay } from './hover-delays.ts'

/** Why the folded navbar is open: it stays open while one reason holds. */
type Reasons = { readonly isHovered: boolean; readonly isFocused: boolean; readonly isHeld: boolean }
const none: Reasons = { isHovered: false, isFocused: false, isHeld: false }

type Unfold = {
  readonly isOpen: boolean
  /** Opened by its button and nothing else: then a tap beside it has to close it. */
  readonly isHeld: boolean
  /** By a button, for fingers: they neither hover nor tab. */
  readonly hold: () => void
  readonly toggle: () => void
  /** Lets go of pointer and button; whoever uses the keyboard in it still sees it. */
  readonly release: () => void
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

/** Opens the folded navbar for a pointer that rests on it, for the keyboard and for the button in it. */
export function useUnfold(): Unfold {
  const [reasons, setReasons] = useState(none)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { isHeld } = reasons
  const isOpen = reasons.isHovered || reasons.isFocused || isHeld
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return undefined
    // Whoever opened it by hovering has the focus elsewhere.
    function closeOnEscape({ key }: KeyboardEvent): void {
      if (key === 'Escape') setReasons(none)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  function because(change: Partial<Reasons>): void {
    setReasons((before) => ({ ...before, ...change }))
  }

  function hoverSoon(isHovered: boolean): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => because({ isHovered }), isHovered ? hoverDelay : leaveDelay)
  }

  function stop(change: Partial<Reasons>): void {
    clearTimeout(timer.current)
    because(change)
  }

  return {
    isOpen,
    isHeld,
    hold: () => because({ isHeld: true }),
    toggle: () => (isOpen ? stop(none) : because({ isHeld: true })),
    release: () => stop({ isHovered: false, isHeld: false }),
    handlers: {
      onPointerEnter: ({ pointerType }) => (pointerType === 'touch' ? undefined : hoverSoon(true)),
      onPointerLeave: () => hoverSoon(false),
      // A click focuses too; only the keyboard is meant here, or a pointer could never leave.
      onFocus: ({ target }) => (target.matches(':focus-visible') ? because({ isFocused: true }) : undefined),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        because(relatedTarget ? { isFocused: false, isHeld: false } : { isFocused: false })
      },
    },
  }
}
