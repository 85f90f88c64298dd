import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { pagesOf } from '../../../../shell/parts/paging/pager.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { TableModel } from '../../../../shell/parts/table/use-data-table.ts'
import { mostCounted } from '../../contract.ts'
import type { Product } from '../../product.ts'
import { useShopList } from '../list/use-shop-list.ts'
import { productPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { productColumns } from './product-columns.tsx'
import { readAllProducts, useProductCounts, useProductPage, type ProductCounts, type Which } from './product-queries.ts'
import { useProductChanges, type ProductChanges } from './use-product-changes.ts'
import { useProductsAddress, type ProductsAddress } from './use-products-address.ts'

/** Everything the page of the list knows; its parts only show it. */
export type ProductsView = {
  readonly isBin: boolean
  readonly address: ProductsAddress
  readonly query: UseQueryResult
  readonly counts: ProductCounts | undefined
  readonly total: number
  readonly isMore: boolean
  readonly page: number
  readonly table: TableModel<Product>
  readonly selection: SelectionModel
  readonly changes: ProductChanges
  readonly hrefOf: (product: Product) => string
  /** All that is selected, also what is not on this page. */
  readonly chosen: () => Promise<readonly Product[]>
  readonly all: () => Promise<readonly Product[]>
}

const nothing: readonly Product[] = []

export function useProductsView(): ProductsView {
  const texts = useTexts(productWords)
  const formats = useFormats()
  const address = useProductsAddress()
  const changes = useProductChanges()
  const { which, sort, size } = address
  const isBin = address.view === 'bin'
  const counting = useProductCounts(which)
  const counts = counting.data?.counts
  const total = totalOf(which, counts)
  const isMore = counts !== undefined && total < counts.matching && total === mostCounted(which.q)
  const page = counts === undefined || counting.isPlaceholderData ? address.page : Math.min(address.page, pagesOf(total, size))
  const query = useProductPage({ which, sort, page, size })
  const rows = query.data?.products ?? nothing

  const columns = useMemo(() => productColumns({ texts, formats, changes, isBin }), [texts, formats, changes, isBin])
  const all = (): Promise<readonly Product[]> => readAllProducts(which, sort)
  const list = useShopList({ id: 'products', address, columns, rows, total, isMore, page, isWorking: query.isPlaceholderData, all })

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
    hrefOf: productPath,
  }
}

/** How long the list is. Views alone are counted exactly, what is searched only so far. */
function totalOf({ view = 'all', q, category, tag }: Which, counts: ProductCounts | undefined): number {
  if (!counts) return 0
  const isWhole = q === undefined && category === undefined && tag === undefined
  return isWhole ? counts[view] : Math.min(counts.matching, mostCounted(q))
}
