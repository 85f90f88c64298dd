import type { ReactNode } from 'react'
import legendStyles from './chart-legend.module.css'
import styles from './plot.module.css'

export type LegendEntry = { readonly id: string; readonly title: string; readonly note?: string | undefined; readonly isHidden?: boolean }

type ChartLegendProps = {
  readonly entries: readonly LegendEntry[]
  /** As it is drawn: a line with its dashes, or a filled field. */
  readonly mark: 'line' | 'field'
  /** Shows or hides one of them. */
  readonly onToggle?: (id: string) => void
}

/** Which colour is what; where there are several, each can be hidden to see the others better. */
export function ChartLegend({ entries, mark, onToggle }: ChartLegendProps): ReactNode {
  return (
    <ul className={styles.legend}>
      {entries.map((entry, at) => (
        <li key={entry.id} className={styles.entry}>
          {onToggle === undefined ? (
            <Words entry={entry} tone={at + 1} mark={mark} />
          ) : (
            <button type="button" className={legendStyles.switch} aria-pressed={entry.isHidden !== true} onClick={() => onToggle(entry.id)}>
              <Words entry={entry} tone={at + 1} mark={mark} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ entry, tone, mark }: { readonly entry: LegendEntry; readonly tone: number; readonly mark: 'line' | 'field' }): ReactNode {
  return (
    <>
      {mark === 'line' ? (
        <svg className={styles.sample} viewBox="0 0 24 4" aria-hidden="true">
          <line className={styles.line} data-tone={tone} x1="0" x2="24" y1="2" y2="2" />
        </svg>
      ) : (
        <span className={styles.swatch} data-tone={tone} />
      )}
      <span className={legendStyles.entryTitle}>{entry.title}</span>
      {entry.note === undefined ? null : <span className={styles.note}>{entry.note}</span>}
    </>
  )
}
