import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { observeRect } from './observe-rect.ts'
import { TableRow } from './table-row.tsx'
import type { TableSelection } from './table-selection.ts'
import styles from './table-row.module.css'
import type { TableModel } from './use-data-table.ts'
import { useFocusAfterMove, useRowActions } from './use-row-actions.ts'

type TableBodyProps<Row> = {
  readonly table: TableModel<Row>
  readonly scroll: RefObject<HTMLDivElement | null>
  readonly rowHeight: number
  readonly hasTotals: boolean
  readonly href: ((row: Row) => string) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  readonly openId: string | undefined
  readonly selection: TableSelection | undefined
}

/** Only the rows in sight are there, and the one that has the focus. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { table, scroll, rowHeight, hasTotals, href, onOpen, openId, selection } = props
  const { viewed, visible, rowId } = table
  const actions = useRowActions({ table, href, onOpen, selection, rowsInSight: () => rowsInSight(scroll.current, rowHeight) })
  const { active } = actions
  // oxlint-disable-next-line react/incompatible-library -- it matters to the React compiler only, which is not in use
  const rows = useVirtualizer<HTMLElement, Element>({
    count: viewed.length,
    getScrollElement: () => scroll.current,
    observeElementRect: observeRect,
    estimateSize: () => rowHeight,
    overscan: 5,
    // The head lies over the first rows, the totals over the last.
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: hasTotals ? rowHeight : 0,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      return active < viewed.length && !inSight.includes(active) ? [...inSight, active].toSorted((one, other) => one - other) : inSight
    },
  })
  useEffect(() => rows.measure(), [rows, rowHeight])
  useFocusAfterMove(actions)

  return (
    // Clicks and keys come from the rows and their controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="rowgroup"
      ref={actions.body}
      className={styles.body}
      style={{ height: viewed.length * rowHeight }}
      onKeyDown={actions.press}
      onClick={actions.click}
      onFocus={actions.follow}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const row = viewed[index]
        if (row === undefined) return null
        return (
          <TableRow
            key={index}
            row={row}
            index={index}
            top={start - rowHeight}
            before={table.served?.before ?? 0}
            columns={visible}
            href={href?.(row)}
            isActive={index === active}
            isOpen={openId !== undefined && rowId(row) === openId}
            isSelected={selection?.isSelected(rowId(row))}
          />
        )
      })}
    </div>
  )
}

function rowsInSight(scroll: HTMLElement | null, rowHeight: number): number {
  return Math.max(1, Math.floor((scroll?.clientHeight ?? 400) / rowHeight) - 2)
}
