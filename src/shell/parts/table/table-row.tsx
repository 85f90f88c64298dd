import { memo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { nameColumn, textOf, type Column } from './column.ts'
import { tableWords } from './table-words.ts'
import styles from './table-row.module.css'

type TableRowProps<Row> = {
  readonly row: Row
  readonly index: number
  readonly top: number
  /** How many rows come before the first of these, on earlier pages. */
  readonly before: number
  readonly columns: readonly Column<Row>[]
  readonly href: string | undefined
  /** Has the place of the table in the order of the Tab key. */
  readonly isActive: boolean
  readonly isOpen: boolean
  /** Nothing where rows cannot be selected. */
  readonly isSelected: boolean | undefined
}

function PlainRow<Row>({ row, index, top, before, columns, href, isActive, isOpen, isSelected }: TableRowProps<Row>): ReactNode {
  const tabIndex = isActive ? 0 : -1
  const name = nameColumn(columns)
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={before + index + 2}
      data-index={index}
      tabIndex={tabIndex}
      style={{ top }}
      aria-current={isOpen ? 'true' : undefined}
      {...(isSelected === undefined ? {} : { 'aria-selected': isSelected })}
    >
      {isSelected === undefined ? null : <SelectCell row={row} column={name} isSelected={isSelected} tabIndex={tabIndex} />}
      {columns.map((column) => {
        const isName = column === name
        const content = column.cell ? column.cell(row) : textOf(column, row)
        return (
          <div
            key={column.id}
            role={isName ? 'rowheader' : 'gridcell'}
            className={isName ? `${styles.cell} ${styles.name}` : styles.cell}
            data-align={column.align ?? 'start'}
            data-pinned={column.isPinned ? '' : undefined}
          >
            {isName && href !== undefined ? (
              <a href={href} className={styles.link} tabIndex={tabIndex}>
                {content}
              </a>
            ) : (
              content
            )}
          </div>
        )
      })}
    </div>
  )
}

/** One row. While the table scrolls, those that stay in sight are not rendered again. */
// `memo` loses the type parameter; the component is the same.
export const TableRow = memo(PlainRow) as typeof PlainRow

type SelectCellProps<Row> = {
  readonly row: Row
  readonly column: Column<Row> | undefined
  readonly isSelected: boolean
  readonly tabIndex: number
}

/** A plain box, because dozens come and go while the table scrolls. The body hears the click, and whether Shift was held. */
function SelectCell<Row>({ row, column, isSelected, tabIndex }: SelectCellProps<Row>): ReactNode {
  const texts = useTexts(tableWords)
  const name = fill(texts.select, { row: column ? textOf(column, row) : '' })
  return (
    <div role="gridcell" className={styles.select} data-select>
      <input type="checkbox" className={styles.check} aria-label={name} tabIndex={tabIndex} checked={isSelected} readOnly />
    </div>
  )
}
