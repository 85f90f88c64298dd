import type { ReactNode } from 'react'
import type { TableSelection } from './table-selection.ts'
import type { TableModel } from './use-data-table.ts'

export type DataTableProps<Row> = {
  readonly table: TableModel<Row>
  /** What it lists, for those who listen. */
  readonly name: string
  /** Where a row leads: the link in its first cell, Enter, and a click anywhere in it. */
  readonly href?: ((row: Row) => string) | undefined
  /** Instead of going there by Enter or a click, e.g. to open a dialog. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** The row whose detail shows beside the table. */
  readonly openId?: string | undefined
  readonly selection?: TableSelection | undefined
  /** `fill` takes the height there is, `fit` that of its rows up to most of the window. */
  readonly room?: 'fit' | 'fill'
  readonly status?: 'ready' | 'loading' | 'failed'
  readonly onRetry?: () => void
  /** What stands here while there are no rows at all. */
  readonly empty?: ReactNode
}
