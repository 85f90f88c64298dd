import type { ReactNode } from 'react'
import styles from './theme-strip.module.css'

/** Four colours of the theme around it: main action, navigation, danger, paper. */
export function ThemeStrip(): ReactNode {
  return (
    <span className={styles.strip} aria-hidden="true">
      <span className={styles.primary} />
      <span className={styles.nav} />
      <span className={styles.danger} />
      <span className={styles.paper} />
    </span>
  )
}
