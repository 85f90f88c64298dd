import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import type { RegionLook } from '../settings/region-look.ts'
import styles from './side-drawer.module.css'

type SideDrawerProps = {
  readonly name: string
  readonly side: 'left' | 'right'
  readonly isOpen: boolean
  readonly onClose: () => void
  /** 280 wide, or a strip of icons. */
  readonly width?: 'navbar' | 'strip'
  readonly look: RegionLook
  readonly children: ReactNode
}

/** What stands beside the page on wide screens, over it on narrow ones: Escape, a tap beside it or a swipe closes. */
export function SideDrawer({ name, side, isOpen, onClose, width = 'navbar', look, children }: SideDrawerProps): ReactNode {
  return (
    <Drawer.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())} swipeDirection={side}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.room} data-side={side}>
          <Drawer.Popup className={styles.drawer} data-side={side} data-width={width} aria-label={name} {...look}>
            {children}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
