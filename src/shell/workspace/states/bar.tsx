import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './bar.module.css'

type BarProps = {
  readonly kind: 'info' | 'warn'
  readonly icon: LucideIcon
  readonly text: string
  /** What one can do about it. */
  readonly actions?: ReactNode
}

/** One line over the content: something to know that takes nothing away. */
export function Bar({ kind, icon: Picture, text, actions }: BarProps): ReactNode {
  return (
    <div className={styles.bar} data-kind={kind}>
      <Picture className={styles.sign} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
