import { useCallback } from 'react'
import { sizeParam } from '../../../../shell/parts/paging/page-size.ts'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { choiceParam, numberParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { invoiceSorts, invoiceViews, type InvoiceView } from '../../contract.ts'

const params = {
  page: numberParam(1, 1),
  size: sizeParam,
  view: choiceParam(invoiceViews, 'all'),
  dialog: choiceParam(['none', 'seller'], 'none'),
}

export type ListAddress = {
  readonly table: TableState
  readonly changeTable: ChangeTable
  readonly page: number
  readonly size: number
  readonly view: InvoiceView
  readonly isSellerOpen: boolean
  readonly goTo: (page: number) => void
  readonly resize: (size: number) => void
  readonly show: (view: InvoiceView) => void
  readonly openSeller: (isOpen: boolean) => void
  /** For the server: a column, a minus for the other way round. */
  readonly sort: string | undefined
}

/** How the list is looked at, all of it in the address. */
export function useListAddress(): ListAddress {
  const [table, setTable] = useTableAddress()
  const [{ page, size, view, dialog }, change] = useUrlState(params)
  const [first] = table.sort
  const column = invoiceSorts.find((each) => each === first?.id)
  return {
    table,
    changeTable: useCallback<ChangeTable>(
      (next, step) => {
        setTable(next, step)
        // Other rows or another order begin at the first page.
        change({ page: 1 }, 'replace')
      },
      [setTable, change],
    ),
    page,
    size,
    view,
    isSellerOpen: dialog === 'seller',
    goTo: (next) => change({ page: next }),
    resize: (next) => change({ size: next, page: 1 }, 'replace'),
    show: (next) => change({ view: next, page: 1 }),
    openSeller: (isOpen) => change({ dialog: isOpen ? 'seller' : 'none' }, isOpen ? 'push' : 'replace'),
    sort: column === undefined ? undefined : `${first?.direction === 'desc' ? '-' : ''}${column}`,
  }
}
