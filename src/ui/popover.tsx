import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'

type PopoverProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Its name for those who listen. */
  readonly name: string
  readonly align?: 'start' | 'center' | 'end'
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A small panel under its button: Escape or a click elsewhere closes, and the focus goes back. */
export function Popover({ trigger, name, align = 'end', isOpen, onOpenChange, children }: PopoverProps): ReactNode {
  const control = { ...(isOpen === undefined ? {} : { open: isOpen }), ...(onOpenChange ? { onOpenChange } : {}) }
  return (
    <Base.Root {...control}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.place} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-label={name}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
