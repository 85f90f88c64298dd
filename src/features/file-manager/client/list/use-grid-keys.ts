import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { gridStep } from '../../../../shell/parts/grid/grid-step.ts'
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
    const file = rows[index]
    if (!file) return
    moved.current = grid
    show(index)
    setActiveId(file.id)
    setTarget(index)
    if (isExtending) selection.extend(file.id, rows[active]?.id)
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const isOnTile = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
    const isMod = event.ctrlKey || event.metaKey
    const step = gridStep(event.key, { active, columns, count: rows.length })
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
