import { useCallback, useMemo } from 'react'
import { sizeParam } from '../../../../shell/parts/paging/page-size.ts'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { choiceParam, numberParam, textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { productSorts } from '../../contract.ts'
import type { ProductView, Which } from './product-queries.ts'

export const productViews = ['all', 'active', 'inactive', 'low', 'bin'] as const satisfies readonly ProductView[]
const dialogs = ['none', 'import', 'grid', 'add-tag', 'remove-tag', 'stock', 'price'] as const
type DialogName = (typeof dialogs)[number]
const params = {
  view: choiceParam(productViews, 'all'),
  category: textParam(),
  tag: textParam(),
  page: numberParam(1, 1),
  size: sizeParam,
  dialog: choiceParam(dialogs, 'none'),
}

export type ProductsAddress = {
  readonly view: ProductView
  /** Category and tag stand in it as filters, so that saved views and «clear» know them. */
  readonly table: TableState
  readonly changeTable: ChangeTable
  readonly look: (view: ProductView, table: TableState) => void
  readonly page: number
  readonly size: number
  readonly dialog: DialogName
  readonly goTo: (page: number) => void
  readonly resize: (size: number) => void
  readonly openDialog: (dialog: DialogName) => void
  /** For the server. */
  readonly sort: string
  readonly which: Which
}

/** How the list is looked at, all of it in the address. */
export function useProductsAddress(): ProductsAddress {
  const [plain, setTable] = useTableAddress()
  const [{ view, category, tag, page, size, dialog }, change] = useUrlState(params)
  const table = useMemo(() => ({ ...plain, filters: filtersOf({ category, tag }) }), [plain, category, tag])
  const look = useCallback(
    (nextView: ProductView, { filters, sort, ...next }: TableState, step?: Parameters<ChangeTable>[1]) => {
      // The server sorts by one column; the one that was added last is meant.
      setTable({ ...next, sort: sort.slice(-1), filters: [] }, step)
      const valueOf = (wanted: string): string => filters.find(({ id }) => id === wanted)?.value ?? ''
      // Other rows or another order begin at the first page.
      change({ view: nextView, category: valueOf('category'), tag: valueOf('tags'), page: 1 }, 'replace')
    },
    [setTable, change],
  )
  const { search, sort } = plain
  const which = useMemo((): Which => {
    const q = search.trim().slice(0, 500)
    return {
      view,
      ...(q === '' ? {} : { q }),
      ...(category === '' ? {} : { category: category.slice(0, 60) }),
      ...(tag === '' ? {} : { tag: tag.slice(0, 60) }),
    }
  }, [view, search, category, tag])
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
    sort: sortIn(sort),
    which,
  }
}

function filtersOf({ category, tag }: { readonly category: string; readonly tag: string }): TableState['filters'] {
  const exactly = (id: string, value: string): TableState['filters'] => (value === '' ? [] : [{ id, mode: 'matches', value }])
  return [...exactly('category', category), ...exactly('tags', tag)]
}

/** By name unless something else is chosen: by the newest change, rows would jump away under whoever changes them. */
function sortIn([first]: TableState['sort']): string {
  if (!first || !productSorts.some((column) => column === first.id)) return 'name'
  return first.direction === 'desc' ? `-${first.id}` : first.id
}
