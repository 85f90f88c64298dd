import type { ReactNode } from 'react'
import styles from './plot.module.css'

type ChartLegendProps = {
  readonly entries: readonly { readonly id: string; readonly title: string; readonly note?: string }[]
  /** As it is drawn: a line with its dashes, or a filled field. */
  readonly mark: 'line' | 'field'
}

/** Which colour is what, where there is no room to write it beside. */
export function ChartLegend({ entries, mark }: ChartLegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {entries.map(({ id, title, note }, at) => (
        <li key={id} className={styles.entry}>
          {mark === 'line' ? (
            <svg className={styles.sample} viewBox="0 0 24 4" aria-hidden="true">
              <line className={styles.line} data-tone={at + 1} x1="0" x2="24" y1="2" y2="2" />
            </svg>
          ) : (
            <span className={styles.swatch} data-tone={at + 1} />
          )}
          {title}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
