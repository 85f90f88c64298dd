import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { pagesOf } from '../../../../shell/parts/paging/pager.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { isFiltered } from '../../../../shell/parts/table/table-state.ts'
import type { TableModel } from '../../../../shell/parts/table/use-data-table.ts'
import { mostCounted } from '../../contract.ts'
import type { Order } from '../../order.ts'
import { useShopList } from '../list/use-shop-list.ts'
import { orderPath } from './order-path.ts'
import { orderColumns } from './order-columns.tsx'
import { readAllOrders, useOrderCounts, useOrderPage, type OrderCounts } from './order-queries.ts'
import { orderWords } from './order-words.ts'
import { useOrderChanges, type OrderChanges } from './use-order-changes.ts'
import { useOrdersAddress, type OrdersAddress } from './use-orders-address.ts'

/** Everything the page of the list knows; its parts only show it. */
export type OrdersView = {
  readonly isBin: boolean
  readonly address: OrdersAddress
  readonly query: UseQueryResult
  readonly counts: OrderCounts | undefined
  readonly total: number
  readonly isMore: boolean
  readonly page: number
  readonly table: TableModel<Order>
  readonly selection: SelectionModel
  readonly changes: OrderChanges
  readonly hrefOf: (order: Order) => string
  /** All that is selected, also what is not on this page. */
  readonly chosen: () => Promise<readonly Order[]>
  readonly all: () => Promise<readonly Order[]>
  /** The orders whose status is being changed. */
  readonly asked: readonly Order[] | undefined
  readonly askStatus: (orders: readonly Order[] | undefined) => void
}

const nothing: readonly Order[] = []

export function useOrdersView(): OrdersView {
  const texts = useTexts(orderWords)
  const formats = useFormats()
  const search = useSearch()
  const address = useOrdersAddress()
  const changes = useOrderChanges()
  const [asked, askStatus] = useState<readonly Order[]>()
  const { which, sort, size } = address
  const isBin = address.view === 'bin'
  const counting = useOrderCounts(which)
  const counts = counting.data?.counts
  // Views alone are counted exactly, what is searched only so far.
  const total = !counts ? 0 : isFiltered(address.table) ? Math.min(counts.matching, mostCounted(which.q)) : counts[address.view]
  const isMore = counts !== undefined && total < counts.matching && total === mostCounted(which.q)
  const page = counts === undefined || counting.isPlaceholderData ? address.page : Math.min(address.page, pagesOf(total, size))
  const query = useOrderPage({ which, sort, page, size })
  const rows = query.data?.orders ?? nothing

  const columns = useMemo(() => orderColumns({ texts, formats, changes, isBin, askStatus }), [texts, formats, changes, isBin])
  const all = (): Promise<readonly Order[]> => readAllOrders(which, sort)
  const list = useShopList({ id: 'orders', address, columns, rows, total, isMore, page, isWorking: query.isPlaceholderData, all })

  return {
    isBin,
    address,
    query,
    counts,
    total,
    isMore,
    page,
    ...list,
    changes,
    hrefOf: ({ id }) => orderPath(id, search),
    asked,
    askStatus,
  }
}
