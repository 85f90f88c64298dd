import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import styles from './tip.module.css'

/** The small text beside what a Tooltip.Trigger points at. */
export function Tip({
  side = 'bottom',
  children,
}: {
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactNode
}): ReactNode {
  return (
    // What it says is the name of its trigger already; those who listen need not hear it twice.
    <Tooltip.Portal aria-hidden="true">
      <Tooltip.Positioner className={styles.place} side={side} sideOffset={6}>
        <Tooltip.Popup className={styles.tip}>{children}</Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  )
}
