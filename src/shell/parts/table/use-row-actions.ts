import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useLocation } from 'wouter'
import type { RowActions as LetterActions, RowStep } from '../selection/row-keys.ts'
import { useRowCommands } from '../selection/use-row-commands.ts'
import { clickRows, pressRows, rowIndexAt } from './row-events.ts'
import type { TableSelection } from './table-selection.ts'
import type { TableModel } from './use-data-table.ts'

type Options<Row> = {
  readonly table: TableModel<Row>
  readonly href: ((row: Row) => string) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  readonly selection: TableSelection | undefined
  readonly rowsInSight: () => number
}

type Move = { readonly to: number }

type RowActions = {
  readonly body: RefObject<HTMLDivElement | null>
  /** Which row the Tab key leads to. */
  readonly active: number
  /** Where a key led to last. */
  readonly moved: Move | undefined
  readonly press: (event: KeyboardEvent) => void
  readonly click: (event: MouseEvent) => void
  readonly follow: (event: FocusEvent) => void
}

/** What keys and clicks do with rows. Heard once for the whole body, so that rows stay cheap. */
export function useRowActions<Row>({ table, href, onOpen, selection, rowsInSight }: Options<Row>): RowActions {
  const { viewed, rowId } = table
  const [, navigate] = useLocation()
  const body = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const [moved, setMoved] = useState<Move>()
  const found = activeId === undefined ? 0 : viewed.findIndex((row) => rowId(row) === activeId)
  const active = Math.max(found, 0)

  function goTo(index: number): void {
    const row = viewed[index]
    if (row === undefined) return
    setActiveId(rowId(row))
    setMoved({ to: index })
  }

  function open(row: Row): void {
    if (onOpen) onOpen(row)
    else if (href) navigate(href(row))
  }

  function follow(event: FocusEvent): void {
    const index = rowIndexAt(event.target)
    const row = index === undefined ? undefined : viewed[index]
    if (row !== undefined && index !== active) setActiveId(rowId(row))
  }

  // The letters j, k, o and x, from anywhere on the page.
  useRowCommands(
    useLetters({ viewed, rowId, active, selection, goTo, open, isInside: () => body.current?.contains(document.activeElement) ?? false }),
  )

  const rows = { viewed, rowId, active, selection, rowsInSight, goTo, open }
  return { body, active, moved, press: (event) => pressRows(rows, event), click: (event) => clickRows(rows, event), follow }
}

type Letters<Row> = {
  readonly viewed: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly active: number
  readonly selection: TableSelection | undefined
  readonly goTo: (index: number) => void
  readonly open: (row: Row) => void
  /** Whether the focus is on a row; from elsewhere the first step leads to the row that the Tab key would reach. */
  readonly isInside: () => boolean
}

function useLetters<Row>({ viewed, rowId, active, selection, goTo, open, isInside }: Letters<Row>): LetterActions {
  function target(step: RowStep | 'here'): number {
    const last = viewed.length - 1
    if (step === 'first') return 0
    if (step === 'last') return last
    if (step === 'here' || !isInside()) return active
    return Math.min(Math.max(active + (step === 'next' ? 1 : -1), 0), last)
  }
  const here = viewed[active]
  return {
    move: (step) => goTo(target(step)),
    extend: (step) => {
      const row = viewed[target(step)]
      if (row !== undefined) selection?.extend(rowId(row), here === undefined ? undefined : rowId(here))
      goTo(target(step))
    },
    toggle: () => (here === undefined ? undefined : selection?.toggle(rowId(here))),
    open: () => (here === undefined ? undefined : open(here)),
  }
}

/** Brings the row that a key led to into sight, and the focus to it. */
export function useFocusAfterMove({ body, moved }: RowActions): void {
  useLayoutEffect(() => {
    if (!moved) return
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${moved.to}"]`)
    // The table lies in a page that scrolls, too; its head and totals do not count as sight.
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }, [body, moved])
}
