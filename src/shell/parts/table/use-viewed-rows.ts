import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { Column } from './column.ts'
import { tableKeys } from './table-keys.ts'
import type { TableState } from './table-state.ts'
import { viewedRows } from './viewed-rows.ts'
import { workAtOnce, workInSlices } from './work-in-slices.ts'

// So many are sorted by several columns within a few milliseconds.
const few = 500

type Viewed<Row> = {
  readonly rows: readonly Row[]
  /** What shows is not yet what was asked for. */
  readonly isWorking: boolean
}

/** The rows to show. The former ones stay until the new order is ready, which takes a few moments with many rows. */
export function useViewedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], state: TableState): Viewed<Row> {
  const { search, sort, filters } = state
  const keys = useMemo(() => tableKeys(rows), [rows])
  const asked = useMemo(() => ({ keys, columns, look: { search, sort, filters } }), [keys, columns, search, sort, filters])
  const [shown, setShown] = useState<{ readonly rows: readonly Row[]; readonly asked: unknown }>({ rows: [], asked: undefined })

  // Before anything is painted: a short table never shows an order that nobody asked for.
  useLayoutEffect(() => {
    const steps = viewedRows(asked.keys, asked.columns, asked.look)
    const show = (found: readonly Row[]): void => setShown({ rows: found, asked })
    if (asked.keys.rows.length <= few) return show(workAtOnce(steps))
    return workInSlices(steps, (found) => startTransition(() => show(found))).stop
  }, [asked])

  return { rows: shown.rows, isWorking: shown.asked !== asked }
}
