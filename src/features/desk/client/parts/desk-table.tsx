import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export type DeskColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

type DeskTableProps<Row> = {
  /** What it lists, for those who listen. */
  readonly name: string
  /** The first one names the row. */
  readonly columns: readonly DeskColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
}

/** A plain table; on a phone each row is a card. */
export function DeskTable<Row>({ name, columns, rows, idOf }: DeskTableProps<Row>): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ id, title, isNumber }) => (
              <th key={id} scope="col" data-number={isNumber}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ id, title, cell, isNumber }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-label={title} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
