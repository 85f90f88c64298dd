import { useId, type ReactNode } from 'react'
import styles from './order.module.css'

type CardProps = { readonly title: string; readonly children: ReactNode }

/** A part of the order with its name. */
export function Card({ title, children }: CardProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.cardTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Names and values in two columns. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
