import type { KeyboardEvent } from 'react'

/** A cell by its place. */
type Place = { readonly row: number; readonly column: number }

/** Where a key leads in the grid; nothing where it belongs to the text in the cell. */
export function placeAfterKey(event: KeyboardEvent<HTMLInputElement>, { row, column }: Place): Place | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event
  if (altKey || ctrlKey || metaKey) return undefined
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'Enter':
      return { row: shiftKey ? row - 1 : row + 1, column }
    case 'ArrowLeft':
      return isAtEdge(currentTarget, 'start') ? { row, column: column - 1 } : undefined
    case 'ArrowRight':
      return isAtEdge(currentTarget, 'end') ? { row, column: column + 1 } : undefined
    default:
      return undefined
  }
}

/** As in spreadsheets: from a cell that is wholly marked, or from the end of its text, the arrow leads on. */
function isAtEdge({ type, value, selectionStart, selectionEnd }: HTMLInputElement, edge: 'start' | 'end'): boolean {
  if (type === 'checkbox') return true
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (isWhole) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}

/** Brings the focus to a cell, and marks its text so that typing replaces it. */
export function focusCell(table: HTMLElement | null, { row, column }: Place): void {
  const cell = table?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)
  cell?.focus()
  if (cell?.type !== 'checkbox') cell?.select()
}
