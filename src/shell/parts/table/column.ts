import type { ReactNode } from 'react'
import type { CellValue } from '../../../kit/table-filter.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: string
  /** What is sorted, filtered and exported. A day or a moment is an ISO string. */
  readonly value: (row: Row) => CellValue
  /** How the value reads, e.g. a date in the reader's language. Search and filters look at it too. */
  readonly text?: (row: Row) => string
  /** How it looks, where text is not enough. */
  readonly cell?: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** In pixels, at first; free room is shared in the same proportion. */
  readonly width?: number
  readonly isSortable?: boolean
  readonly isFilterable?: boolean
  readonly isHiddenAtFirst?: boolean
  /** Below the column, over all rows that show. */
  readonly total?: (rows: readonly Row[]) => ReactNode
}

export function textOf<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? text(row) : String(value(row) ?? '')
}

export const columnWidth = { least: 64, usual: 160, most: 800 } as const
