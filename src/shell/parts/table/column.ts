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
  /** What names the row: its link, its heading. Without one it is the first column. */
  readonly isName?: boolean
  /** Stays in sight at the end while the others scroll sideways. */
  readonly isPinned?: boolean
  /** The title is only for those who listen; a picture or buttons need none. */
  readonly isTitleHidden?: boolean
  /** On a card it stands before or after the heading instead of among the pairs, e.g. a picture or buttons; or not at all. */
  readonly onCard?: 'before' | 'after' | 'none'
  /** Below the column, over all rows that show. */
  readonly total?: (rows: readonly Row[]) => ReactNode
}

export function textOf<Row>({ value, text }: Column<Row>, row: Row): string {
  return text ? text(row) : String(value(row) ?? '')
}

/** What names a row, of the columns that show. */
export function nameColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ isName }) => isName) ?? columns[0]
}

export const columnWidth = { least: 64, usual: 160, most: 800 } as const
