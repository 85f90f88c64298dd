import { useMemo } from 'react'
import { useSelection, type SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { Column } from '../../../../shell/parts/table/column.ts'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { useDataTable, type TableModel } from '../../../../shell/parts/table/use-data-table.ts'

type Options<Row> = {
  readonly id: 'products' | 'orders'
  readonly address: { readonly which: object; readonly size: number; readonly table: TableState; readonly changeTable: ChangeTable }
  readonly columns: readonly Column<Row>[]
  /** Those of the page that shows. */
  readonly rows: readonly Row[]
  readonly total: number
  readonly isMore: boolean
  readonly page: number
  readonly isWorking: boolean
  /** Reads the whole list, also beyond what is shown of it. */
  readonly all: () => Promise<readonly Row[]>
}

type ShopList<Row> = {
  readonly table: TableModel<Row>
  readonly selection: SelectionModel
  /** All that is selected, also what is not on this page. */
  readonly chosen: () => Promise<readonly Row[]>
  readonly all: () => Promise<readonly Row[]>
}

const idOf = ({ id }: { readonly id: string }): string => id

/** One page of a list of the shop as a table in which rows can be selected. */
export function useShopList<Row extends { readonly id: string }>(options: Options<Row>): ShopList<Row> {
  const { id, address, columns, rows, total, isMore, page, isWorking, all } = options
  const { which, size, table: state, changeTable: onChange } = address
  const order = useMemo(() => rows.map(idOf), [rows])
  const selection = useSelection({ order, total: Math.max(total, order.length), filter: JSON.stringify(which) })
  const served = { total, isMore, before: (page - 1) * size, isWorking }
  const table = useDataTable({ id, columns, rows, rowId: idOf, state, onChange, served })

  async function chosen(): Promise<readonly Row[]> {
    if (selection.isWholeResult) return all()
    const { ids } = selection
    const here = rows.filter((row) => ids.has(row.id))
    // What was selected on other pages is not here any more.
    return here.length === ids.size ? here : (await all()).filter((row) => ids.has(row.id))
  }

  return { table, selection, chosen, all }
}
