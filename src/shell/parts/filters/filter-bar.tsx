import type { ReactNode } from 'react'
import { ColumnChooser } from '../table/column-chooser.tsx'
import { ExportButton } from '../table/export-button.tsx'
import { RowCount } from '../table/row-count.tsx'
import { SortMenu } from '../table/sort-menu.tsx'
import type { TableModel } from '../table/use-data-table.ts'
import { useIsNarrow } from '../table/use-is-narrow.ts'
import { AddFilter } from './add-filter.tsx'
import { FilterChips } from './filter-chips.tsx'
import styles from './filter-bar.module.css'
import { SearchBox } from './search-box.tsx'
import type { ViewsKeeper } from './saved-view.ts'
import { ViewTabs } from './view-tabs.tsx'

type FilterBarProps<Row> = {
  readonly table: TableModel<Row>
  readonly keeper?: ViewsKeeper
  /** Further controls at the end. */
  readonly children?: ReactNode
}

/** Above a table: views, search, filters, columns and export. */
export function FilterBar<Row>({ table, keeper, children }: FilterBarProps<Row>): ReactNode {
  const { state, onChange } = table
  const isNarrow = useIsNarrow()
  return (
    <div className={styles.bar}>
      <ViewTabs table={table} keeper={keeper} />
      <div className={styles.line}>
        <SearchBox value={state.search} onChange={(search) => onChange({ ...state, search }, 'replace')} />
        <AddFilter table={table} />
        {isNarrow ? <SortMenu table={table} /> : null}
        <span className={styles.end}>
          <RowCount table={table} />
          <ColumnChooser table={table} />
          <ExportButton table={table} />
          {children}
        </span>
      </div>
      <FilterChips table={table} />
    </div>
  )
}
