import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { isEmpty } from '../../../kit/table-filter.ts'
import { fill } from '../../../kit/texts.ts'
import { CheckBox } from '../../../ui/check-box.tsx'
import { useTexts } from '../../language.tsx'
import { nameColumn, textOf, type Column } from './column.ts'
import styles from './table-cards.module.css'
import { tableWords } from './table-words.ts'

type CardProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly href: string | undefined
  readonly onOpen: (() => void) | undefined
  readonly isSelected: boolean | undefined
  readonly onToggle: (event: MouseEvent) => void
}

/** One row by itself: what names it, and the rest as pairs. */
export function TableCard<Row>({ row, columns, href, onOpen, isSelected, onToggle }: CardProps<Row>): ReactNode {
  const texts = useTexts(tableWords)
  const first = nameColumn(columns)
  if (!first) return null
  const rest = columns.filter((column) => column !== first && column.onCard === undefined)
  const beside = (place: Column<Row>['onCard']): ReactNode =>
    columns
      .filter(({ onCard }) => onCard === place && onCard !== undefined)
      .map((column) => <Fragment key={column.id}>{column.cell?.(row)}</Fragment>)
  const heading = first.cell ? first.cell(row) : textOf(first, row)
  return (
    <>
      <div className={styles.head}>
        {isSelected === undefined ? null : (
          <CheckBox
            aria-label={fill(texts.select, { row: textOf(first, row) })}
            isOn={isSelected}
            onChange={() => undefined}
            onClick={onToggle}
          />
        )}
        {beside('before')}
        <Heading href={href} onOpen={onOpen}>
          {heading}
        </Heading>
        {beside('after')}
      </div>
      <dl className={styles.pairs}>
        {rest
          .filter((column) => !isEmpty(column.value(row)))
          .map((column) => (
            <div key={column.id} className={styles.pair}>
              <dt className={styles.label}>{column.title}</dt>
              <dd className={styles.value}>{column.cell ? column.cell(row) : textOf(column, row)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

type HeadingProps = { readonly href: string | undefined; readonly onOpen: (() => void) | undefined; readonly children: ReactNode }

function Heading({ href, onOpen, children }: HeadingProps): ReactNode {
  if (onOpen) {
    return (
      <button type="button" className={styles.heading} onClick={onOpen}>
        {children}
      </button>
    )
  }
  if (href === undefined) return <span className={styles.heading}>{children}</span>
  return (
    <Link href={href} className={styles.heading}>
      {children}
    </Link>
  )
}
