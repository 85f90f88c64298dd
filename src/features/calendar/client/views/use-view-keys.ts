import type { KeyboardEvent } from 'react'
import type { Entry } from '../time/entry.ts'
import type { Shift } from '../time/wall.ts'
import type { Cursor, ViewActions } from './view-props.ts'

type ViewKeys = {
  readonly entries: readonly Entry[]
  readonly cursor: Cursor
  readonly actions: ViewActions
  /** Where a key leads from the cell that has the focus. */
  readonly next: (cursor: Cursor, key: string) => Cursor | undefined
  /** How far an arrow moves or stretches this event here. */
  readonly shift: (entry: Entry, key: string) => Shift | undefined
  /** Enter or the space bar on a cell. */
  readonly take: (cursor: Cursor, cell: HTMLElement) => void
}

/** The keys of a grid of days. Everything else is left to the page. */
export function useViewKeys({ entries, cursor, actions, next, shift, take }: ViewKeys): (event: KeyboardEvent<HTMLElement>) => void {
  function onEntry(event: KeyboardEvent<HTMLElement>, button: HTMLElement): boolean {
    const entry = entries.find(({ key }) => key === button.dataset['entry'])
    if (!entry) return false
    if (event.altKey) {
      const way = shift(entry, event.key)
      if (!way) return false
      if (event.shiftKey) actions.resize(entry, 'end', way)
      else actions.move(entry, way)
      return true
    }
    if (event.key === 'Delete') {
      actions.remove(entry)
      return true
    }
    if (event.key === 'Escape') return focusOn(button.closest<HTMLElement>('[data-cell]'))
    if (event.key === 'ArrowDown') return focusOn(neighbour(event.currentTarget, button, 1))
    if (event.key === 'ArrowUp') return focusOn(neighbour(event.currentTarget, button, -1))
    return false
  }

  function onCell(event: KeyboardEvent<HTMLElement>, target: HTMLElement): boolean {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return false
    if (key === 'Enter' || key === ' ') {
      if (target.dataset['cell'] === undefined) return false
      take(cursor, target)
      return true
    }
    const to = next(cursor, key)
    if (to) actions.walk(to)
    return to !== undefined
  }

  return (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const { target } = event
    const button = target.closest<HTMLElement>('[data-entry]')
    // Other buttons of a cell have their own keys.
    if (!button && target.dataset['cell'] === undefined) return
    if ((button && onEntry(event, button)) || onCell(event, target)) event.preventDefault()
  }
}

/** The event before or after this one on the same day; above the first and below the last its cell. */
function neighbour(grid: HTMLElement, button: HTMLElement, step: 1 | -1): HTMLElement | null {
  const cell = button.closest<HTMLElement>('[data-cell]')
  const day = cell?.dataset['cell']?.slice(0, 10) ?? ''
  const buttons = [...grid.querySelectorAll<HTMLElement>(`[data-cell^="${day}"] [data-entry]`)]
  return buttons[buttons.indexOf(button) + step] ?? cell
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}
