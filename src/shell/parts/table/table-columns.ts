import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'

type Known = Pick<Column<never>, 'id' | 'isHiddenAtFirst'>

/** The columns that show, in their order. The first one names the row, so a table is never without any. */
export function visibleIds(columns: readonly Known[], { columns: chosen }: TableState): readonly string[] {
  const known = chosen?.filter((id) => columns.some((column) => column.id === id)) ?? []
  return known.length > 0 ? known : idsAtFirst(columns)
}

/** All columns, those that show first, as the chooser lists them. */
export function orderedIds(columns: readonly Known[], state: TableState): readonly string[] {
  const visible = visibleIds(columns, state)
  return [...visible, ...columns.map(({ id }) => id).filter((id) => !visible.includes(id))]
}

function withColumns(columns: readonly Known[], state: TableState, ids: readonly string[]): TableState {
  const isAsAtFirst = ids.join() === idsAtFirst(columns).join()
  return { ...state, columns: isAsAtFirst ? undefined : ids }
}

/** Shows a hidden column where it stood at first among its neighbours, or hides a visible one. The last one stays. */
export function withToggledColumn(columns: readonly Known[], state: TableState, id: string): TableState {
  const visible = visibleIds(columns, state)
  if (visible.includes(id))
    return visible.length === 1
      ? state
      : withColumns(
          columns,
          state,
          visible.filter((each) => each !== id),
        )
  const before = columns
    .slice(
      0,
      columns.findIndex((column) => column.id === id),
    )
    .map((column) => column.id)
  const place = visible.findLastIndex((each) => before.includes(each)) + 1
  return withColumns(columns, state, visible.toSpliced(place, 0, id))
}

export function withMovedColumn(columns: readonly Known[], state: TableState, id: string, by: 1 | -1): TableState {
  const visible = visibleIds(columns, state)
  const place = visible.indexOf(id)
  const target = place + by
  if (place < 0 || target < 0 || target >= visible.length) return state
  return withColumns(columns, state, visible.toSpliced(place, 1).toSpliced(target, 0, id))
}

export function withWidth(state: TableState, id: string, width: number): TableState {
  return { ...state, widths: { ...state.widths, [id]: Math.round(width) } }
}

export function withoutWidth(state: TableState, id: string): TableState {
  return { ...state, widths: Object.fromEntries(Object.entries(state.widths).filter(([each]) => each !== id)) }
}

function idsAtFirst(columns: readonly Known[]): readonly string[] {
  return columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ id }) => id)
}
