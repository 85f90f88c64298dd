import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pager } from '../../../../shell/parts/paging/pager.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { ColumnChooser } from '../../../../shell/parts/table/column-chooser.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { RowCount } from '../../../../shell/parts/table/row-count.tsx'
import { SortMenu } from '../../../../shell/parts/table/sort-menu.tsx'
import { isFiltered, withoutFilters, type ChangeTable, type TableState } from '../../../../shell/parts/table/table-state.ts'
import type { TableModel } from '../../../../shell/parts/table/use-data-table.ts'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import styles from './list.module.css'

type ListView<Row> = {
  readonly isBin: boolean
  readonly address: {
    readonly table: TableState
    readonly changeTable: ChangeTable
    readonly size: number
    readonly goTo: (page: number) => void
    readonly resize: (size: number) => void
  }
  readonly query: UseQueryResult
  readonly total: number
  readonly isMore: boolean
  readonly page: number
  readonly table: TableModel<Row>
  readonly selection: SelectionModel
  readonly hrefOf: (row: Row) => string
  readonly changes: { readonly deleteForGood: (what: { readonly ids: readonly string[] }) => Promise<boolean> }
  readonly all: () => Promise<readonly { readonly id: string }[]>
}
type ListTexts = Readonly<Record<'list' | 'clearFilters' | 'emptyBin' | 'binHint', string>>

type ShopListProps<Row> = {
  readonly view: ListView<Row>
  readonly texts: ListTexts
  readonly filters: ReactNode
  /** Behind the columns. */
  readonly tools?: ReactNode
  readonly empty: ReactNode
  readonly rowsClassName?: string | undefined
}

/** A table of the shop with what stands around it: filters, columns, pages. */
export function ShopList<Row>({ view, texts, filters, tools, empty, rowsClassName }: ShopListProps<Row>): ReactNode {
  const { table, address, query, total, page } = view
  return (
    <div className={styles.place}>
      <RetryBar of={query} />
      <Tools view={view} texts={texts} filters={filters} tools={tools} />
      <div className={rowsClassName ?? styles.rows}>
        <DataTable
          table={table}
          name={texts.list}
          room="fill"
          selection={view.selection}
          href={view.hrefOf}
          status={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
          onRetry={() => void query.refetch()}
          empty={empty}
        />
      </div>
      <Pager page={page} size={address.size} total={total} isMore={view.isMore} onPage={address.goTo} onSize={address.resize} />
    </div>
  )
}

type ToolsProps<Row> = Pick<ShopListProps<Row>, 'view' | 'texts' | 'filters' | 'tools'>

function Tools<Row>({ view, texts, filters, tools }: ToolsProps<Row>): ReactNode {
  const isNarrow = useIsNarrow()
  const { table, address, query, isBin, total, changes, all } = view
  const deleteAll = async (): Promise<void> => {
    const ids = (await all()).map(({ id }) => id)
    await changes.deleteForGood({ ids })
  }
  return (
    <div className={styles.tools}>
      {filters}
      {isNarrow ? <SortMenu table={table} /> : <ColumnChooser table={table} />}
      {tools}
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
