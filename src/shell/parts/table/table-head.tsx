import type { ReactNode, RefObject } from 'react'
import { CheckBox } from '../../../ui/check-box.tsx'
import { useTexts } from '../../language.tsx'
import { columnTemplate } from './column-template.ts'
import { HeadCell } from './head-cell.tsx'
import styles from './table-head.module.css'
import type { TableSelection } from './table-selection.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

type TableHeadProps<Row> = {
  readonly table: TableModel<Row>
  readonly head: RefObject<HTMLDivElement | null>
  readonly selection: TableSelection | undefined
}

/** The names of the columns; stays in sight while the rows scroll. */
export function TableHead<Row>({ table, head, selection }: TableHeadProps<Row>): ReactNode {
  const { visible, state } = table

  /** While a column is dragged only the style changes; the state is told when it is let go. */
  function drag(id: string, width: number): void {
    const template = columnTemplate(visible, { ...state.widths, [id]: width }, { hasSelection: selection !== undefined })
    head.current?.closest<HTMLElement>('[role=grid]')?.style.setProperty('--columns', template)
  }

  return (
    <div role="rowgroup" className={styles.group}>
      <div ref={head} role="row" aria-rowindex={1} className={styles.head}>
        {selection ? <SelectAll table={table} selection={selection} /> : null}
        {visible.map((column) => (
          <HeadCell key={column.id} table={table} column={column} onDrag={drag} />
        ))}
      </div>
    </div>
  )
}

function SelectAll<Row>({ table, selection }: { readonly table: TableModel<Row>; readonly selection: TableSelection }): ReactNode {
  const texts = useTexts(tableWords)
  const { count } = selection
  // Row by row: what is selected on other pages of a served table counts as «some».
  const isAll = count > 0 && table.viewed.length > 0 && table.viewed.every((row) => selection.isSelected(table.rowId(row)))
  return (
    <div role="columnheader" className={styles.select}>
      <CheckBox
        aria-label={texts.selectAll}
        isOn={isAll}
        isMixed={count > 0 && !isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectLoaded())}
      />
    </div>
  )
}
