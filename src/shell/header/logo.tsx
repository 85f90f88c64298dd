import type { ReactNode } from 'react'
import styles from './logo.module.css'

/** The arms of the canton. The name stands beside it, so it is silent. */
export function Logo(): ReactNode {
  return (
    <svg className={styles.logo} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.field} d="M3 3h26v13c0 7-5 11-13 13C8 27 3 23 3 16Z" />
      <path className={styles.figure} d="m3 12 13-5 13 5v4l-13-5-13 5Z" />
      <circle className={styles.figure} cx="16" cy="20.5" r="3.2" />
    </svg>
  )
}
