import { useCallback, useMemo } from 'react'
import { sizeParam } from '../../../../shell/parts/paging/page-size.ts'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { choiceParam, numberParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { orderSorts } from '../../contract.ts'
import { filterParams, filtersOf, valuesOf, wishOf } from './order-filters.ts'
import type { OrderView, Which } from './order-queries.ts'

export const orderViews = ['all', 'open', 'unpaid', 'closed', 'bin'] as const satisfies readonly OrderView[]
const dialogs = ['none', 'new'] as const
type DialogName = (typeof dialogs)[number]
const params = {
  ...filterParams,
  view: choiceParam(orderViews, 'all'),
  page: numberParam(1, 1),
  size: sizeParam,
  dialog: choiceParam(dialogs, 'none'),
}

export type OrdersAddress = {
  readonly view: OrderView
  /** What is filtered stands in it too, so that saved views and «clear» know it. */
  readonly table: TableState
  readonly changeTable: ChangeTable
  readonly look: (view: OrderView, table: TableState) => void
  readonly page: number
  readonly size: number
  readonly dialog: DialogName
  readonly goTo: (page: number) => void
  readonly resize: (size: number) => void
  readonly openDialog: (dialog: DialogName) => void
  /** For the server. */
  readonly sort: string | undefined
  readonly which: Which
}

/** How the list is looked at, all of it in the address. */
export function useOrdersAddress(): OrdersAddress {
  const [plain, setTable] = useTableAddress()
  const [{ view, page, size, dialog, ...values }, change] = useUrlState(params)
  const filters = filtersOf(values)
  const said = JSON.stringify(filters)
  // oxlint-disable-next-line react/exhaustive-deps -- the same filters are a new list at each turn; what they say counts
  const table = useMemo(() => ({ ...plain, filters }), [plain, said])
  const look = useCallback(
    (nextView: OrderView, { filters: nextFilters, sort, ...next }: TableState, step?: Parameters<ChangeTable>[1]) => {
      // The server sorts by one column; the one that was added last is meant.
      setTable({ ...next, sort: sort.slice(-1), filters: [] }, step)
      // Other rows or another order begin at the first page.
      change({ ...valuesOf(nextFilters), view: nextView, page: 1 }, 'replace')
    },
    [setTable, change],
  )
  const which = useMemo((): Which => ({ view, ...wishOf(table) }), [view, table])
  return {
    view,
    table,
    changeTable: useCallback<ChangeTable>((next, step) => look(view, next, step), [look, view]),
    look,
    page,
    size,
    dialog,
    goTo: useCallback((next: number) => change({ page: next }), [change]),
    resize: useCallback((next: number) => change({ size: next, page: 1 }, 'replace'), [change]),
    openDialog: useCallback((next: DialogName) => change({ dialog: next }, next === 'none' ? 'replace' : 'push'), [change]),
    sort: sortIn(plain.sort),
    which,
  }
}

function sortIn([first]: TableState['sort']): string | undefined {
  if (!first || !orderSorts.some((column) => column === first.id)) return undefined
  return first.direction === 'desc' ? `-${first.id}` : first.id
}
