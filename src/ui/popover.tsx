import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import styles from './popover.module.css'

type PopoverProps = {
  /** The button that opens it; without it the one who shows it says when, and beside what. */
  readonly trigger?: ReactElement
  /** Beside what it stands instead of its button; the focus goes back there. */
  readonly anchor?: HTMLElement | null
  /** Its name for those who listen. */
  readonly name: string
  readonly align?: 'start' | 'center' | 'end'
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly children: ReactNode
}

type AnchoredPopoverProps = {
  /** Where it hangs; without it in the middle of the top. */
  readonly anchor: Anchor | null
  readonly name: string
  readonly onClose: () => void
  /** What has the focus first, and on phones too. */
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A part of the page, or a place on it that is no part. */
export type Anchor = Element | { readonly getBoundingClientRect: () => DOMRect }

/** A small panel beside something that is no button, e.g. a time in a calendar. There as long as it is rendered. */
export function AnchoredPopover({ anchor, name, onClose, initialFocus, children }: AnchoredPopoverProps): ReactNode {
  return (
    <Base.Root open onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Positioner className={styles.place} anchor={anchor ?? topOfPage} align="start" sideOffset={6} collisionPadding={8}>
          <Base.Popup
            className={styles.popup}
            aria-label={name}
            initialFocus={initialFocus}
            finalFocus={() => (anchor instanceof HTMLElement && anchor.isConnected ? anchor : true)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const topOfPage: Anchor = { getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 5, 0, 0) }

/** A small panel under its button: Escape or a click elsewhere closes, and the focus goes back. */
export function Popover({ trigger, anchor, name, align = 'end', isOpen, onOpenChange, children }: PopoverProps): ReactNode {
  const control = { ...(isOpen === undefined ? {} : { open: isOpen }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <Base.Root {...control}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Positioner className={styles.place} align={align} sideOffset={6} collisionPadding={8} {...(anchor ? { anchor } : {})}>
          <Base.Popup className={styles.popup} aria-label={name} {...(anchor ? { finalFocus: () => anchor } : {})}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
