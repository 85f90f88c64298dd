import type { ReactNode } from 'react'
import { useSite } from '../site.ts'
import styles from './logo.module.css'

/** The arms of the canton. The name stands beside it, so it is silent. */
export function Logo(): ReactNode {
  const { logo } = useSite()
  return (
    <svg className={styles.logo} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {logo.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
