import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './security.module.css'

type SecuritySectionProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** Beside the title. */
  readonly state?: ReactNode
  readonly actions?: ReactNode
  /** Below a line, over the whole width. */
  readonly more?: ReactNode
  /** Dialogs. */
  readonly children?: ReactNode
}

/** One way to prove who one is: what it is, how it stands, what can be done. */
export function SecuritySection({ icon: Picture, title, text, state, actions, more, children }: SecuritySectionProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <span className={styles.picture}>
        <Picture aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {state}
        </div>
        <p className={styles.text}>{text}</p>
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {more ? <div className={styles.more}>{more}</div> : null}
      {children}
    </section>
  )
}
