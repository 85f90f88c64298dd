import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../../ui/icon.tsx'
import styles from './outcome-head.module.css'

type OutcomeHeadProps = {
  readonly kind: 'ok' | 'info' | 'warn' | 'danger'
  readonly icon: IconName
  /** The outcome in a word, then the heading, then what matters most in large type. */
  readonly word: string
  readonly title: string
  readonly large?: string
  readonly children?: ReactNode
}

/** The outcome first: an icon, a word, the date. Never by colour alone. */
export function OutcomeHead({ kind, icon, word, title, large, children }: OutcomeHeadProps): ReactNode {
  return (
    <div className={styles.head} data-kind={kind}>
      <p className={styles.word}>
        <Icon name={icon} />
        {word}
      </p>
      <h1 tabIndex={-1}>
        {title}
        {large ? (
          <>
            {' '}
            <span className={styles.large}>{large}</span>
          </>
        ) : null}
      </h1>
      {children}
    </div>
  )
}
