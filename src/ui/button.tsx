import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` at most once on a page: the one main action. `quiet` looks like text, `danger` cannot be undone. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly icon?: IconName
}

export function Button({ kind = 'secondary', icon, className, children, ...rest }: ButtonProps): ReactNode {
  const classes = className === undefined ? styles.button : `${styles.button} ${className}`
  return (
    <button type="button" {...rest} className={classes} data-kind={kind}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  )
}
