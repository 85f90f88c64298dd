import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

type BadgeProps = {
  readonly kind?: 'neutral' | 'ok' | 'warn' | 'danger' | 'info'
  readonly icon?: LucideIcon
  /** A dot in the ink of the kind, where an icon would be too much. */
  readonly hasDot?: boolean
  readonly children: ReactNode
}

/** A state in a word or two. The word says it; the colour only helps to find it. */
export function Badge({ kind = 'neutral', icon: Picture, hasDot = false, children }: BadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-kind={kind}>
      {Picture === undefined ? null : <Picture aria-hidden="true" />}
      {hasDot ? <span className={styles.dot} aria-hidden="true" /> : null}
      <span className={styles.words}>{children}</span>
    </span>
  )
}

/** How many, beside a name; nothing when there are none. */
export function CountBadge({ count, kind = 'neutral' }: { readonly count: number; readonly kind?: BadgeProps['kind'] }): ReactNode {
  if (count === 0) return null
  return (
    <span className={styles.badge} data-kind={kind} data-shape="count">
      {count > 999 ? '999+' : count}
    </span>
  )
}
