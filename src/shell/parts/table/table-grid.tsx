import { useRef, type CSSProperties, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { columnTemplate, leastWidth } from './column-template.ts'
import type { DataTableProps } from './table-props.ts'
import styles from './data-table.module.css'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { withoutFilters } from './table-state.ts'
import { tableWords } from './table-words.ts'
import { TotalsRow } from './totals-row.tsx'
import { useEdges } from './use-edges.ts'
import { useRowHeight } from './use-row-height.ts'

/** The table where there is room for one: it scrolls in both directions, the head stays. */
export function TableGrid<Row>({ table, name, href, onOpen, openId, selection }: DataTableProps<Row>): ReactNode {
  const texts = useTexts(tableWords)
  const { visible, viewed, state, onChange, isWorking, served } = table
  const scroll = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight(head)
  useEdges(scroll)
  const options = { hasSelection: selection !== undefined }
  const hasTotals = visible.some(({ total }) => total !== undefined)
  // CSS variables are no part of React's own type.
  const look = {
    '--columns': columnTemplate(visible, state.widths, options),
    minWidth: `${leastWidth(visible, state.widths, options)}rem`,
  } as CSSProperties
  const isNothing = viewed.length === 0 && !isWorking
  return (
    <div className={styles.frame}>
      {/* Focusable, so that the keys can scroll it sideways. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroll} className={styles.scroll} role="region" aria-label={fill(texts.scrollArea, { table: name })} tabIndex={0}>
        <div
          role="grid"
          className={styles.grid}
          style={look}
          aria-label={name}
          aria-rowcount={(served?.total ?? viewed.length) + (hasTotals ? 2 : 1)}
          aria-busy={isWorking}
          {...(selection ? { 'aria-multiselectable': true } : {})}
        >
          <TableHead table={table} head={head} selection={selection} />
          <TableBody {...{ table, scroll, rowHeight, hasTotals, href, onOpen, openId, selection }} />
          {hasTotals && !isNothing ? <TotalsRow table={table} hasSelection={selection !== undefined} /> : null}
        </div>
        {isNothing ? (
          <div className={styles.nothing}>
            <EmptyState kind="filtered" onClear={() => onChange(withoutFilters(state))} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
