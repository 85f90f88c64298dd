import type { ReactNode } from 'react'
import styles from './plot.module.css'

export type TipLine = { readonly title: string; readonly value: string; readonly tone: number }

type ChartTipProps = {
  readonly title: string
  readonly lines: readonly TipLine[]
  /** Beside this place, on the side with more room. */
  readonly x: number
  readonly width: number
}

/** The values at one place of a chart. */
export function ChartTip({ title, lines, x, width }: ChartTipProps): ReactNode {
  return (
    <div className={styles.tip} style={x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }} aria-hidden="true">
      <p className={styles.tipTitle}>{title}</p>
      {lines.map((line) => (
        <p key={line.title} className={styles.tipLine}>
          <span className={styles.swatch} data-tone={line.tone} />
          <span className={styles.tipName}>{line.title}</span>
          <b>{line.value}</b>
        </p>
      ))}
    </div>
  )
}
