import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

/** What it is called, and what it is; left out where it is nothing. */
export type Fact = readonly [string, ReactNode]

export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '')
  return (
    <dl className={styles.pairs}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
