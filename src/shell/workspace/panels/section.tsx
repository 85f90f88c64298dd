import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  readonly title: string
  /** Beside the title: what can be done with the whole. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the quick panel under its heading. */
export function Section({ title, action, children }: SectionProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {action}
      </header>
      {children}
    </section>
  )
}

/** A calm line where there is nothing to show. */
export function EmptyLine({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles.empty}>{children}</p>
}
