import { useId, type ReactNode } from 'react'
import { CountBadge } from '../../../../ui/badge.tsx'
import styles from './team-section.module.css'

type TeamSectionProps = { readonly title: string; readonly count?: number; readonly children: ReactNode }

/** One list of the page, with its heading. */
export function TeamSection({ title, count = 0, children }: TeamSectionProps): ReactNode {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <CountBadge count={count} />
      </div>
      {children}
    </section>
  )
}
