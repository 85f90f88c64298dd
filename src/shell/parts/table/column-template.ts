import { columnWidth, type Column } from './column.ts'
import type { TableState } from './table-state.ts'

const selectionWidth = 4.8

type Sized = Pick<Column<never>, 'id' | 'width'>

/** The columns for CSS, in rem so that they grow with the reader's text. One that somebody made wider or narrower keeps its width. */
export function columnTemplate(
  visible: readonly Sized[],
  widths: TableState['widths'],
  { hasSelection }: { readonly hasSelection: boolean },
): string {
  const columns = visible.map(({ id, width = columnWidth.usual }) => {
    const chosen = widths[id]
    return chosen === undefined ? `minmax(${width / 10}rem, ${width}fr)` : `${chosen / 10}rem`
  })
  // Where every column has its width, the room that is left stays empty at the end.
  const rest = visible.every(({ id }) => widths[id] !== undefined) ? ['1fr'] : []
  return [...(hasSelection ? [`${selectionWidth}rem`] : []), ...columns, ...rest].join(' ')
}

/** As wide as the table must be at least, in rem. */
export function leastWidth(
  visible: readonly Sized[],
  widths: TableState['widths'],
  { hasSelection }: { readonly hasSelection: boolean },
): number {
  const sum = visible.reduce((all, { id, width = columnWidth.usual }) => all + (widths[id] ?? width), 0)
  return sum / 10 + (hasSelection ? selectionWidth : 0)
}
