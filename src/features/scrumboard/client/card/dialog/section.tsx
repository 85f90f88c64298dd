import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './card-body.module.css'

type SectionProps = {
  readonly title: ReactNode
  readonly icon: LucideIcon
  /** At the end of the line of the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** One part of a card, with a name. */
export function Section({ title, icon: Picture, tools, children }: SectionProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <Picture aria-hidden="true" />
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {tools}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
