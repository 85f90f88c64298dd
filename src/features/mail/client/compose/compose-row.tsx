import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './compose.module.css'

type RowProps = {
  readonly id: string
  readonly label: string
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One line of the head of a message: its name before it, what is wrong below it. */
export function Row({ id, label, isRequired = false, error, aside, children }: RowProps): ReactNode {
  return (
    <div className={styles.row} data-invalid={error === undefined ? undefined : ''}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </label>
      <div className={styles.control}>{children}</div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          {error}
        </p>
      )}
    </div>
  )
}
