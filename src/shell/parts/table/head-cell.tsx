import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { ColumnFilterButton } from '../filters/column-filter-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { columnWidth, nameColumn, type Column } from './column.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { withoutWidth, withWidth } from './table-columns.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'
import styles from './table-head.module.css'

type HeadCellProps<Row> = {
  readonly table: TableModel<Row>
  readonly column: Column<Row>
  readonly onDrag: (id: string, width: number) => void
}

export function HeadCell<Row>({ table, column, onDrag }: HeadCellProps<Row>): ReactNode {
  const { state, onChange, grid, visible } = table
  const { id, title, align = 'start', width = columnWidth.usual, isSortable = true, isFilterable = true, isTitleHidden = false } = column
  const sorted = grid.getColumn(id)?.getIsSorted() ?? false
  return (
    <div
      className={styles.cell}
      role="columnheader"
      data-align={align}
      data-pinned={column.isPinned ? '' : undefined}
      data-first={nameColumn(visible) === column ? '' : undefined}
      {...(isSortable ? { 'aria-sort': ariaSort(sorted) } : {})}
    >
      {isSortable ? <SortButton table={table} column={column} /> : <PlainTitle title={title} isHidden={isTitleHidden} />}
      {isFilterable ? <ColumnFilterButton table={table} column={column} /> : null}
      {isTitleHidden ? null : (
        <ResizeHandle
          title={title}
          width={state.widths[id] ?? width}
          onDrag={(next) => onDrag(id, next)}
          onResize={(next) => onChange(withWidth(state, id, next), 'replace')}
          onReset={() => onChange(withoutWidth(state, id), 'replace')}
        />
      )}
    </div>
  )
}

function PlainTitle({ title, isHidden }: { readonly title: string; readonly isHidden: boolean }): ReactNode {
  return isHidden ? <VisuallyHidden>{title}</VisuallyHidden> : <span className={styles.title}>{title}</span>
}

function SortButton<Row>({ table, column }: Omit<HeadCellProps<Row>, 'onDrag'>): ReactNode {
  const texts = useTexts(tableWords)
  const model = table.grid.getColumn(column.id)
  const sorted = model?.getIsSorted() ?? false
  const Picture = sorted === 'asc' ? ArrowUp : ArrowDown
  const isOneOfMany = sorted !== false && table.state.sort.length > 1
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={sorted === false ? undefined : sorted}
      title={`${fill(texts.sortBy, { column: column.title })}. ${texts.sortHint}`}
      onClick={model?.getToggleSortingHandler()}
    >
      <span className={styles.title}>{column.title}</span>
      {sorted === false ? null : <Picture aria-hidden="true" />}
      {isOneOfMany ? <span className={styles.rank}>{(model?.getSortIndex() ?? 0) + 1}</span> : null}
    </button>
  )
}

function ariaSort(sorted: false | 'asc' | 'desc'): 'none' | 'ascending' | 'descending' {
  if (sorted === false) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}
