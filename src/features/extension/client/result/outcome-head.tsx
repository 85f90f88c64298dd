import { Children, type ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './outcome-head.module.css'

type OutcomeHeadProps = {
  readonly tone: keyof typeof icons
  /** The outcome in a word, then the heading, then what matters most in large type. */
  readonly word: string
  readonly title: string
  readonly large?: string | undefined
  readonly notes?: readonly ReactNode[]
  /** What to do now. */
  readonly next?: readonly string[]
  readonly children?: ReactNode
}

const icons = { good: 'check', neutral: 'info', warning: 'warning' } as const

/** The outcome first: a word with its sign, the date, the next step. Never by colour alone. */
export function OutcomeHead({ tone, word, title, large, notes = [], next = [], children }: OutcomeHeadProps): ReactNode {
  return (
    <div className={styles.head} data-kind={tone}>
      <div>
        <p className={styles.word}>
          <Icon name={icons[tone]} />
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
        {Children.map(notes, (note) => (
          <p className={styles.note}>{note}</p>
        ))}
      </div>
      {next.length > 0 || children ? (
        <div className={styles.next}>
          {next.map((step) => (
            <p key={step}>{step}</p>
          ))}
          {children}
        </div>
      ) : null}
    </div>
  )
}
