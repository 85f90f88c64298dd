import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import styles from './view-strip.module.css'

type StripView = {
  readonly id: string
  readonly title: string
  readonly count: number | undefined
  readonly href: string
}

type ViewStripProps = { readonly name: string; readonly views: readonly StripView[]; readonly current: string }

/** The views of a list as tabs with how many are in each. They are links: each has an address. */
export function ViewStrip({ name, views, current }: ViewStripProps): ReactNode {
  const { number } = useFormats()
  return (
    <nav aria-label={name} className={styles.strip}>
      <ul className={styles.views}>
        {views.map(({ id, title, count, href }) => (
          <li key={id}>
            <Link href={href} className={styles.view} aria-current={id === current ? 'page' : undefined}>
              {title} {count === undefined ? null : <span className={styles.count}>{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
