import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** For people who listen: read aloud, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>
}
