import * as z from 'zod/mini'
import { filterModes } from '../../../kit/table-filter.ts'
import { plainTable, type TableState } from '../table/table-state.ts'

const State = z.object({
  search: z.string(),
  sort: z.array(z.object({ id: z.string(), direction: z.enum(['asc', 'desc']) })),
  filters: z.array(z.object({ id: z.string(), mode: z.enum(filterModes), value: z.string() })),
  columns: z.optional(z.array(z.string())),
  widths: z.record(z.string(), z.number()),
})

const SavedViews = z.array(z.object({ id: z.string(), name: z.string(), state: State }))

/** A way to look at a table that somebody gave a name. */
export type SavedView = { readonly id: string; readonly name: string; readonly state: TableState }

/** Where views are kept: for a guest in this browser, for an account on the server. */
export type ViewsKeeper = {
  readonly read: (tableId: string) => unknown
  readonly write: (tableId: string, views: readonly SavedView[]) => void
}

export const browserViews: ViewsKeeper = {
  read: (tableId) => {
    try {
      return JSON.parse(localStorage.getItem(keyOf(tableId)) ?? '[]') as unknown
    } catch {
      // Where storage is refused or holds nonsense, everybody begins without views.
      return []
    }
  },
  write: (tableId, views) => {
    try {
      localStorage.setItem(keyOf(tableId), JSON.stringify(views))
    } catch {
      // They still hold until the page is left.
    }
  },
}

/** What was kept, if it is whole. */
export function keptViews(keeper: ViewsKeeper, tableId: string): readonly SavedView[] {
  const read = SavedViews.safeParse(keeper.read(tableId))
  return read.success ? read.data.map((view) => ({ ...view, state: { ...plainTable, ...view.state } })) : []
}

/** Widths are how somebody sees a view, not which one it is. */
export function isSameLook(one: TableState, other: TableState): boolean {
  return lookOf(one) === lookOf(other)
}

function lookOf({ search, sort, filters, columns }: TableState): string {
  return JSON.stringify([
    search.trim(),
    sort.map(({ id, direction }) => [id, direction]),
    filters.map(({ id, mode, value }) => `${id}~${mode}~${value}`).toSorted((one, other) => (one < other ? -1 : 1)),
    columns ?? null,
  ])
}

function keyOf(tableId: string): string {
  return `views.${tableId}`
}
