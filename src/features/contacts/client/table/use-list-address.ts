import { useCallback, useMemo } from 'react'
import { sizeParam } from '../../../../shell/parts/paging/page-size.ts'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { choiceParam, numberParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { contactColumns, type ColumnFilter } from '../../contact.ts'
import type { Which } from '../contacts-queries.ts'

const params = { page: numberParam(1, 1), size: sizeParam, dialog: choiceParam(['none', 'new', 'edit', 'import', 'groups'], 'none') }
type DialogName = 'none' | 'new' | 'edit' | 'import' | 'groups'

export type ListAddress = {
  readonly table: TableState
  readonly changeTable: ChangeTable
  readonly page: number
  readonly size: number
  readonly dialog: DialogName
  readonly goTo: (page: number) => void
  readonly resize: (size: number) => void
  readonly openDialog: (dialog: DialogName) => void
  /** For the server: columns in order, a minus for the other way round. */
  readonly sort: string | undefined
  /** For the server: what is searched and filtered. */
  readonly wish: Pick<Which, 'q' | 'filters'>
}

/** How the list is looked at, all of it in the address. */
export function useListAddress(): ListAddress {
  const [table, setTable] = useTableAddress()
  const [{ page, size, dialog }, change] = useUrlState(params)
  const changeTable = useCallback<ChangeTable>(
    (next, step) => {
      setTable(next, step)
      // Other rows or another order begin at the first page.
      change({ page: 1 }, 'replace')
    },
    [setTable, change],
  )
  const { search, filters, sort } = table
  const wish = useMemo(() => wishIn(search, filters), [search, filters])
  return {
    table,
    changeTable,
    page,
    size,
    dialog,
    goTo: useCallback((next: number) => change({ page: next }), [change]),
    resize: useCallback((next: number) => change({ size: next, page: 1 }, 'replace'), [change]),
    openDialog: useCallback((next: DialogName) => change({ dialog: next }, next === 'none' ? 'replace' : 'push'), [change]),
    sort: sortIn(sort),
    wish,
  }
}

function wishIn(search: string, filters: TableState['filters']): Pick<Which, 'q' | 'filters'> {
  const known = filters.flatMap(({ id, mode, value }): ColumnFilter[] => {
    const column = contactColumns.find((each) => each === id)
    return column === undefined ? [] : [{ column, mode, text: value.slice(0, 200) }]
  })
  const q = search.trim().slice(0, 500)
  return { ...(q === '' ? {} : { q }), ...(known.length === 0 ? {} : { filters: known }) }
}

function sortIn(sort: TableState['sort']): string | undefined {
  const keys = sort.filter(({ id }) => contactColumns.some((column) => column === id)).slice(0, contactColumns.length)
  return keys.length === 0 ? undefined : keys.map(({ id, direction }) => (direction === 'desc' ? `-${id}` : id)).join(',')
}
