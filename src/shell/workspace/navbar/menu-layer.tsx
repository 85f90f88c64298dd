import { NavigationMenu } from '@base-ui/react/navigation-menu'
import type { ReactNode } from 'react'
import styles from './menu-list.module.css'

/** Where an open list of the bar lies: below its opener, a branch beside it. */
export function MenuLayer({ side }: { readonly side: 'bottom' | 'right' }): ReactNode {
  const offsets = side === 'bottom' ? { sideOffset: 4 } : { sideOffset: 10, alignOffset: -7 }
  return (
    <NavigationMenu.Portal>
      <NavigationMenu.Positioner className={styles.place} side={side} align="start" collisionPadding={8} {...offsets}>
        <NavigationMenu.Popup className={styles.popup}>
          <NavigationMenu.Viewport className={styles.viewport} />
        </NavigationMenu.Popup>
      </NavigationMenu.Positioner>
    </NavigationMenu.Portal>
  )
}
