import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { pagesOf } from '../../../../shell/parts/paging/pager.tsx'
import { useSelection, type SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { useDataTable, type TableModel } from '../../../../shell/parts/table/use-data-table.ts'
import type { Invoice } from '../../invoice.ts'
import { useCounts, useInvoicePage, type Counts, type Which } from '../invoice-queries.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { useInvoiceChanges, type InvoiceChanges } from '../use-invoice-changes.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { allInvoices } from './use-export.ts'
import { useListAddress, type ListAddress } from './use-list-address.ts'

/** Everything the page of the list knows; its parts only show it. */
export type InvoicesView = {
  readonly address: ListAddress
  readonly which: Which
  readonly query: UseQueryResult
  readonly counts: Counts | undefined
  readonly total: number
  readonly page: number
  readonly table: TableModel<Invoice>
  readonly selection: SelectionModel
  readonly changes: InvoiceChanges
  /** All that is selected, also what is not loaded. */
  readonly chosen: () => Promise<readonly Invoice[]>
}

const none: readonly Invoice[] = []
const idOf = ({ id }: Invoice): string => id

export function useInvoicesView(): InvoicesView {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const changes = useInvoiceChanges()
  const address = useListAddress()
  const { view, size } = address
  const q = address.table.search.trim().slice(0, 500)
  const which = useMemo((): Which => ({ view, ...(q === '' ? {} : { q }) }), [view, q])
  const counting = useCounts(which)
  const counts = counting.data?.counts
  const total = counts?.matching ?? 0
  const page = counts === undefined || counting.isPlaceholderData ? address.page : Math.min(address.page, pagesOf(total, size))
  const query = useInvoicePage({ which, sort: address.sort, page, size })
  const rows = query.data?.invoices ?? none
  const order = useMemo(() => rows.map(idOf), [rows])
  const selection = useSelection({ order, total: Math.max(total, order.length), filter: JSON.stringify(which) })
  const columns = useMemo(() => invoiceColumns({ texts, formats, changes, isBin: view === 'bin' }), [texts, formats, changes, view])
  const served = { total, before: (page - 1) * size, isWorking: query.isPlaceholderData }
  const table = useDataTable({ id: 'invoices', columns, rows, rowId: idOf, state: address.table, onChange: address.changeTable, served })
  const chosen = async (): Promise<readonly Invoice[]> => {
    if (selection.isWholeResult) return allInvoices(which)
    const known = rows.filter(({ id }) => selection.ids.has(id))
    // What was selected on another page is not here any more.
    return known.length === selection.ids.size ? known : (await allInvoices(which)).filter(({ id }) => selection.ids.has(id))
  }
  return { address, which, query, counts, total, page, table, selection, changes, chosen }
}
