import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Pager } from '../../../../shell/parts/paging/pager.tsx'
import { ColumnChooser } from '../../../../shell/parts/table/column-chooser.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { RowCount } from '../../../../shell/parts/table/row-count.tsx'
import { SortMenu } from '../../../../shell/parts/table/sort-menu.tsx'
import { isFiltered, withoutFilters } from '../../../../shell/parts/table/table-state.ts'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { OrderFilters } from './order-filter-menus.tsx'
import { orderWords } from './order-words.ts'
import { OrdersEmpty } from './orders-empty.tsx'
import styles from './orders.module.css'
import type { OrdersView } from './use-orders-view.ts'

/** The table with what stands around it: filters, columns, pages. */
export function OrdersList({ view }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const { table, address, query, total, page } = view
  return (
    <div className={styles.place}>
      <RetryBar of={query} />
      <Tools view={view} />
      <DataTable
        table={table}
        name={texts.list}
        room="fill"
        selection={view.selection}
        href={view.hrefOf}
        status={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        empty={<OrdersEmpty view={address.view} onAdd={() => address.openDialog('new')} />}
      />
      <Pager page={page} size={address.size} total={total} onPage={address.goTo} onSize={address.resize} />
    </div>
  )
}

function Tools({ view }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const isNarrow = useIsNarrow()
  const { table, address, query, isBin, total, changes, all } = view
  const deleteAll = async (): Promise<void> => {
    const ids = (await all()).map(({ id }) => id)
    await changes.deleteForGood({ ids })
  }
  return (
    <div className={styles.tools}>
      <OrderFilters view={view} />
      {isNarrow ? <SortMenu table={table} /> : <ColumnChooser table={table} />}
      {isFiltered(address.table) ? (
        <Button kind="quiet" onClick={() => address.changeTable(withoutFilters(address.table))}>
          {texts.clearFilters}
        </Button>
      ) : null}
      {query.data ? <RowCount table={table} /> : null}
      {isBin && total > 0 ? (
        <>
          <Button kind="quiet" onClick={() => void deleteAll()}>
            {texts.emptyBin}
          </Button>
          <span className={styles.hint}>{texts.binHint}</span>
        </>
      ) : null}
    </div>
  )
}
