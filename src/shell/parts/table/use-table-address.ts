import { useCallback, useMemo } from 'react'
import { useUrlState } from '../url-state/use-url-state.ts'
import { tableParams } from './table-params.ts'
import type { ChangeTable, TableState } from './table-state.ts'

/** How a table is looked at, kept in the address: it can be shared, bookmarked and gone back from. */
export function useTableAddress(): readonly [TableState, ChangeTable] {
  const [{ q, sort, filter, columns, widths }, change] = useUrlState(tableParams)
  const state = useMemo(() => ({ search: q, sort, filters: filter, columns, widths }), [q, sort, filter, columns, widths])
  const changeTable = useCallback<ChangeTable>(
    ({ search, filters, ...rest }, step) => change({ q: search, filter: filters, ...rest }, step),
    [change],
  )
  return [state, changeTable]
}
