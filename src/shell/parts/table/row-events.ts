import type { KeyboardEvent, MouseEvent } from 'react'
import type { TableSelection } from './table-selection.ts'

type Rows<Row> = {
  readonly viewed: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly active: number
  readonly selection: TableSelection | undefined
  readonly rowsInSight: () => number
  readonly goTo: (index: number) => void
  readonly open: (row: Row) => void
}

export function pressRows<Row>(rows: Rows<Row>, event: KeyboardEvent): void {
  const { viewed, active } = rows
  const row = viewed[active]
  if (event.altKey || row === undefined) return
  const target = event.ctrlKey || event.metaKey ? undefined : destination(event.key, active, viewed.length, rows.rowsInSight())
  if (target !== undefined) goTo(rows, target, event)
  else if (!act(rows, row, event)) return
  event.preventDefault()
}

function goTo<Row>({ viewed, rowId, selection, goTo: go }: Rows<Row>, target: number, { shiftKey }: KeyboardEvent): void {
  const row = viewed[target]
  go(target)
  if (shiftKey && selection && row !== undefined) selection.extend(rowId(row))
}

/** Answers whether the key meant something here. */
function act<Row>({ rowId, selection, open }: Rows<Row>, row: Row, event: KeyboardEvent): boolean {
  const { key } = event
  const isOnRow = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'row'
  if (key === 'Enter' && isOnRow) open(row)
  else if (key === ' ' && isOnRow && selection) selection.toggle(rowId(row), event)
  else if (key === 'a' && (event.ctrlKey || event.metaKey) && selection) selection.selectLoaded()
  else if (key === 'Escape' && selection && selection.count > 0) selection.clear()
  else return false
  return true
}

export function clickRows<Row>({ viewed, rowId, selection, open }: Rows<Row>, event: MouseEvent): void {
  const index = rowIndexAt(event.target)
  const row = index === undefined ? undefined : viewed[index]
  if (row === undefined || !(event.target instanceof Element)) return
  if (event.target.closest('[data-select]')) return selection?.toggle(rowId(row), event)
  const isHeld = event.ctrlKey || event.metaKey || event.shiftKey
  if (event.target.closest('[role=rowheader] > a')) {
    // With a key held a link opens in a new tab or window, which is the browser's own affair.
    if (isHeld || event.altKey) return
    event.preventDefault()
    return open(row)
  }
  if (event.target.closest('a, button, input, label')) return
  if (selection && isHeld) return selection.toggle(rowId(row), event)
  // Whoever marks text to copy it does not want to leave.
  if (getSelection()?.isCollapsed !== false) open(row)
}

export function rowIndexAt(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : undefined
}

function destination(key: string, active: number, count: number, page: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'PageDown':
      return Math.min(active + page, last)
    case 'PageUp':
      return Math.max(active - page, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
