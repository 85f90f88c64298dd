import type { ReactNode } from 'react'
import styles from './chart-frame.module.css'

type ChartTableProps = {
  readonly title: string
  readonly lines: readonly (readonly (string | number)[])[]
  readonly format: (value: number) => string
}

/** A chart in figures. */
export function ChartTable({ title, lines: [head = [], ...rows], format }: ChartTableProps): ReactNode {
  return (
    // A wide table scrolls by itself, and by keys only where it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([category = '', ...values]) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {values.map((value, at) => (
                <td key={head[at + 1]}>{typeof value === 'number' ? format(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
