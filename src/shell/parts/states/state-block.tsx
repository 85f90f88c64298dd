import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './state-block.module.css'

type StateBlockProps = {
  readonly kind: 'never-used' | 'filtered' | 'done' | 'not-allowed' | 'error'
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** What can be done. */
  readonly children?: ReactNode
}

/** A picture, a title, one sentence and what can be done, in the middle of the room there is. */
export function StateBlock({ kind, icon: Picture, title, text, children }: StateBlockProps): ReactNode {
  return (
    <div className={styles.block} data-kind={kind} {...(kind === 'error' ? { role: 'alert' } : {})}>
      <span className={styles.picture}>
        <Picture aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
