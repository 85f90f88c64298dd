import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { selectAll } from '../../../../shell/parts/selection/row-keys.ts'
import type { FilesView } from '../use-files-view.ts'

type GridKeys = {
  /** The tile that the Tab key leads to. */
  readonly active: number
  readonly press: (event: KeyboardEvent<HTMLElement>) => void
  readonly follow: (event: FocusEvent) => void
}
type Options = { readonly view: FilesView; readonly columns: number; readonly show: (index: number) => void }

/** Arrows go in both directions; with Shift they select on the way. */
export function useGridKeys({ view, columns, show }: Options): GridKeys {
  const { rows, selection } = view
  const [activeId, setActiveId] = useState<string>()
  const moved = useRef<HTMLElement>(undefined)
  const [target, setTarget] = useState<number>()
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  )
  useLayoutEffect(() => {
    if (target === undefined) return
    const tile = moved.current?.querySelector<HTMLElement>(`[data-index="${target}"]`)
    tile?.scrollIntoView({ block: 'nearest' })
    tile?.focus({ preventScroll: true })
  }, [target])

  function go(index: number, grid: HTMLElement, isExtending: boolean): void {
    const to = Math.min(Math.max(index, 0), rows.length - 1)
    const file = rows[to]
    if (!file) return
    moved.current = grid
    show(to)
    setActiveId(file.id)
    setTarget(to)
    if (isExtending) selection.extend(file.id, rows[active]?.id)
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const isOnTile = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      ArrowDown: Math.min(active + columns, rows.length - 1),
      ArrowUp: active - columns < 0 ? active : active - columns,
      Home: 0,
      End: rows.length - 1,
    }
    const isMod = event.ctrlKey || event.metaKey
    const step = steps[event.key]
    const file = rows[active]
    if (step !== undefined && !isMod && !event.altKey) go(step, event.currentTarget, event.shiftKey)
    else if (event.key === 'a' && isMod) selectAll(selection)
    else if (event.key === 'Escape' && selection.count > 0) selection.clear()
    else if (event.key === 'Enter' && isOnTile && file) view.open(file)
    else return
    event.preventDefault()
  }

  return {
    active,
    press,
    follow: ({ target: focused }) => {
      const index = focused.closest<HTMLElement>('[data-index]')?.dataset['index']
      const file = index === undefined ? undefined : rows[Number(index)]
      if (file) setActiveId(file.id)
      setTarget(undefined)
    },
  }
}
