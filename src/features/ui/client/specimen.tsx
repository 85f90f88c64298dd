import { useId, type ReactNode } from 'react'
import styles from './catalogue.module.css'

/** One state of a part, with a name above it. */
export function Specimen({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <div className={styles.show}>{children}</div>
    </section>
  )
}
