import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { tableWords } from './table-words.ts'
import styles from './table-row.module.css'
import type { TableModel } from './use-data-table.ts'

/** Sums and the like over all rows that show; stays in sight below them. */
export function TotalsRow<Row>({ table, hasSelection }: { readonly table: TableModel<Row>; readonly hasSelection: boolean }): ReactNode {
  const texts = useTexts(tableWords)
  const { visible, viewed } = table
  const totals = useMemo(
    () => visible.map(({ id, align, isPinned, total }) => ({ id, align, isPinned, total: total?.(viewed) })),
    [visible, viewed],
  )
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" className={styles.total} aria-rowindex={viewed.length + 2}>
        {hasSelection ? <div role="presentation" className={styles.room} /> : null}
        {totals.map(({ id, align = 'start', isPinned, total }, at) => (
          <div
            key={id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            className={at === 0 ? `${styles.cell} ${styles.name}` : styles.cell}
            data-align={align}
            data-pinned={isPinned ? '' : undefined}
          >
            {at === 0 && total === undefined ? texts.total : total}
          </div>
        ))}
      </div>
    </div>
  )
}
