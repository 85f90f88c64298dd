import { memo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { textOf, type Column } from './column.ts'
import { tableWords } from './table-words.ts'
import styles from './table-row.module.css'

type TableRowProps<Row> = {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly columns: readonly Column<Row>[]
  readonly href: string | undefined
  /** Has the place of the table in the order of the Tab key. */
  readonly isActive: boolean
  /** Nothing where rows cannot be selected. */
  readonly isSelected: boolean | undefined
}

function PlainRow<Row>({ row, index, top, columns, href, isActive, isSelected }: TableRowProps<Row>): ReactNode {
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={tabIndex}
      style={{ top }}
      {...(isSelected === undefined ? {} : { 'aria-selected': isSelected })}
    >
      {isSelected === undefined ? null : <SelectCell row={row} column={columns[0]} isSelected={isSelected} tabIndex={tabIndex} />}
      {columns.map((column, at) => {
        const content = column.cell ? column.cell(row) : textOf(column, row)
        return (
          <div
            key={column.id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            className={at === 0 ? `${styles.cell} ${styles.name}` : styles.cell}
            data-align={column.align ?? 'start'}
          >
            {at === 0 && href !== undefined ? (
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
