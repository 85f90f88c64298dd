import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { columnWidth, type Column } from './column.ts'
import { orderedIds, visibleIds } from './table-columns.ts'
import type { ChangeTable, SortKey, TableState } from './table-state.ts'
import { useViewedRows } from './use-viewed-rows.ts'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnSizingFeature, rowSortingFeature })
// Rows are ordered in slices of our own; ten thousand row objects after each change would take longer than a frame.
const noRows: never[] = []

type Options<Row> = {
  /** Names the table where something about it is kept. */
  readonly id: string
  /** In the order in which they show at first. Keep them stable (`useMemo`): new columns mean new work. */
  readonly columns: readonly Column<Row>[]
  /** Keep them stable, too. */
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly state: TableState
  readonly onChange: ChangeTable
  /** Given where the server sorts and filters: the rows are one page of its answer and show as they come. */
  readonly served?: Served | undefined
}

type Served = {
  /** How many there are in all. */
  readonly total: number
  /** There are more than `total`, but nobody counted them. */
  readonly isMore?: boolean | undefined
  /** How many come before the first of these rows. */
  readonly before: number
  /** The rows are still those of the question before. */
  readonly isWorking: boolean
}

/** A table and how it is looked at: the head, the rows, the filter bar and a selection all read from it. */
export type TableModel<Row> = Options<Row> & {
  /** Columns that show, in their order. */
  readonly visible: readonly Column<Row>[]
  /** The rows that pass, in order. */
  readonly viewed: readonly Row[]
  readonly isWorking: boolean
  /** The columns as TanStack Table knows them: sizes, places and how sorting goes on. */
  readonly grid: Grid
}
type Grid = Pick<ReactTable<typeof features, never>, 'getColumn' | 'getVisibleLeafColumns' | 'getTotalSize'>

export function useDataTable<Row>(options: Options<Row>): TableModel<Row> {
  const { columns, rows, state, onChange, served } = options
  const { sort, widths } = state
  const own = useViewedRows(served ? noRows : rows, columns, state)
  const { rows: viewed, isWorking } = served ? { rows, isWorking: served.isWorking } : own
  const visible = useMemo(() => {
    const ids = visibleIds(columns, state)
    return ids.flatMap((id) => columns.find((column) => column.id === id) ?? [])
    // oxlint-disable-next-line react/exhaustive-deps -- of the state only the columns matter here
  }, [columns, state.columns])
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const grid = useTable<typeof features, never>({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableMultiSort: true,
    state: {
      sorting: sort.map(({ id, direction }) => ({ id, desc: direction === 'desc' })),
      columnOrder: [...orderedIds(columns, state)],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, visible.includes(column)])),
      columnSizing: { ...widths },
    },
    onSortingChange: (next) => {
      const sorting = typeof next === 'function' ? next(sort.map(({ id, direction }) => ({ id, desc: direction === 'desc' }))) : next
      onChange({ ...state, sort: sorting.map(({ id, desc }): SortKey => ({ id, direction: desc ? 'desc' : 'asc' })) })
    },
  })
  return { ...options, visible, viewed, isWorking, grid }
}

function definitionOf<Row>({ id, title, width = columnWidth.usual, isSortable = true }: Column<Row>) {
  return {
    id,
    header: title,
    accessorFn: () => undefined,
    size: width,
    minSize: columnWidth.least,
    maxSize: columnWidth.most,
    enableSorting: isSortable,
    sortDescFirst: false,
  }
}
