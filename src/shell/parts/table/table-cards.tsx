import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import type { DataTableProps } from './table-props.ts'
import { observeRect } from './observe-rect.ts'
import { TableCard } from './table-card.tsx'
import styles from './table-cards.module.css'
import { withoutFilters } from './table-state.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

/** Where a table has no room: each row by itself, its first column as heading. */
export function TableCards<Row>({ table, name, href, onOpen, selection }: DataTableProps<Row>): ReactNode {
  const { viewed, visible, rowId, state, onChange, isWorking } = table
  const scroll = useRef<HTMLUListElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- it matters to the React compiler only, which is not in use
  const cards = useVirtualizer<HTMLElement, Element>({
    count: viewed.length,
    getScrollElement: () => scroll.current,
    observeElementRect: observeRect,
    estimateSize: () => 48 + visible.length * 24,
    getItemKey: (index) => (viewed[index] === undefined ? index : rowId(viewed[index])),
    overscan: 4,
    useFlushSync: false,
  })
  if (viewed.length === 0 && !isWorking) return <EmptyState kind="filtered" onClear={() => onChange(withoutFilters(state))} />
  return (
    <>
      {/* Focusable, so that the keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={scroll} className={styles.scroll} aria-label={name} aria-busy={isWorking} tabIndex={0}>
        <li className={styles.space} style={{ height: cards.getTotalSize() }} aria-hidden="true" />
        {cards.getVirtualItems().map(({ index, start }) => {
          const row = viewed[index]
          if (row === undefined) return null
          const id = rowId(row)
          return (
            <li
              key={id}
              ref={cards.measureElement}
              data-index={index}
              data-selected={selection?.isSelected(id) === true}
              className={styles.card}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={viewed.length}
              aria-posinset={index + 1}
            >
              <TableCard
                row={row}
                columns={visible}
                href={href?.(row)}
                onOpen={onOpen ? () => onOpen(row) : undefined}
                isSelected={selection?.isSelected(id)}
                onToggle={(event) => selection?.toggle(id, event)}
              />
            </li>
          )
        })}
      </ul>
      <CardTotals table={table} />
    </>
  )
}

/** What stands below the columns of a table, below the cards. */
function CardTotals<Row>({ table: { visible, viewed } }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(tableWords)
  const summed = visible.filter(({ total }) => total !== undefined)
  if (summed.length === 0) return null
  return (
    <dl className={styles.totals} aria-label={texts.total}>
      {summed.map(({ id, title, total }) => (
        <div key={id} className={styles.pair}>
          <dt className={styles.label}>{title}</dt>
          <dd className={styles.value}>{total?.(viewed)}</dd>
        </div>
      ))}
    </dl>
  )
}
