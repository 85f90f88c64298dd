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
import { productWords } from '../shop-words.ts'
import { useWordsInUse } from './product-queries.ts'
import { ProductsEmpty } from './products-empty.tsx'
import styles from './products.module.css'
import { SavedLooks } from './saved-looks.tsx'
import type { ProductsView } from './use-products-view.ts'
import { WordFilter } from './word-filter.tsx'

/** The table with what stands around it: filters, saved views, columns, pages. */
export function ProductsList({ view }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const { table, address, query, total, page } = view
  return (
    <div className={styles.place}>
      <RetryBar of={query} />
      <Tools view={view} />
      <div className={styles.rows}>
        <DataTable
          table={table}
          name={texts.list}
          room="fill"
          selection={view.selection}
          href={view.hrefOf}
          status={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
          onRetry={() => void query.refetch()}
          empty={<ProductsEmpty view={address.view} onImport={() => address.openDialog('import')} />}
        />
      </div>
      <Pager page={page} size={address.size} total={total} onPage={address.goTo} onSize={address.resize} />
    </div>
  )
}

function Tools({ view: { table, address, query, isBin, total, changes, all } }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const isNarrow = useIsNarrow()
  const words = useWordsInUse()
  const filter = { table: address.table, onChange: address.changeTable, entry: texts.wordCount } as const
  const deleteAll = async (): Promise<void> => {
    const ids = (await all()).map(({ id }) => id)
    await changes.deleteForGood({ ids })
  }
  return (
    <div className={styles.tools}>
      <WordFilter {...filter} id="category" title={texts.category} all={texts.allCategories} words={words?.categories} />
      <WordFilter {...filter} id="tags" title={texts.tag} all={texts.allTags} words={words?.tags} />
      {isNarrow ? <SortMenu table={table} /> : <ColumnChooser table={table} />}
      <SavedLooks address={address} />
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
