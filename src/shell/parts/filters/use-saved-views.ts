import { useState } from 'react'
import type { TableState } from '../table/table-state.ts'
import { browserViews, keptViews, type SavedView, type ViewsKeeper } from './saved-view.ts'

export type SavedViewsModel = {
  readonly views: readonly SavedView[]
  readonly save: (name: string, state: TableState) => SavedView
  readonly change: (view: SavedView) => void
  readonly remove: (view: SavedView) => void
  /** Back where it was. */
  readonly restore: (view: SavedView, place: number) => void
}

export function useSavedViews(tableId: string, keeper: ViewsKeeper = browserViews): SavedViewsModel {
  const [views, setViews] = useState(() => keptViews(keeper, tableId))

  /** From what is kept now: another window may have saved a view meanwhile. */
  function keep(next: (views: readonly SavedView[]) => readonly SavedView[]): void {
    const changed = next(keptViews(keeper, tableId))
    keeper.write(tableId, changed)
    setViews(changed)
  }

  return {
    views,
    save: (name, state) => {
      const view = { id: crypto.randomUUID(), name, state }
      keep((before) => [...before, view])
      return view
    },
    change: (view) => keep((before) => before.map((each) => (each.id === view.id ? view : each))),
    remove: ({ id }) => keep((before) => before.filter((each) => each.id !== id)),
    restore: (view, place) => keep((before) => before.toSpliced(place, 0, view)),
  }
}
