import type { FilterMode } from '../../../kit/table-filter.ts'
import type { Step } from '../url-state/use-url-state.ts'

export type SortKey = { readonly id: string; readonly direction: 'asc' | 'desc' }
export type ColumnFilter = { readonly id: string; readonly mode: FilterMode; readonly value: string }

/** How a table is looked at: one value, so that it can live in the address or in a saved view. */
export type TableState = {
  readonly search: string
  /** The first counts most. */
  readonly sort: readonly SortKey[]
  readonly filters: readonly ColumnFilter[]
  /** The visible columns in their order; nothing stands for those that show at first. */
  readonly columns: readonly string[] | undefined
  /** In pixels, only of those that somebody changed. */
  readonly widths: Readonly<Record<string, number>>
}

/** Told how the table is looked at from now on. Typing replaces the step before, the rest can be gone back from. */
export type ChangeTable = (next: TableState, step?: Step) => void

export const plainTable: TableState = { search: '', sort: [], filters: [], columns: undefined, widths: {} }

/** One filter for each column; without a value it is gone. */
export function withFilter(state: TableState, filter: ColumnFilter): TableState {
  const isThere = state.filters.some(({ id }) => id === filter.id)
  if (filter.value === '') return withoutFilter(state, filter.id)
  const filters = isThere ? state.filters.map((each) => (each.id === filter.id ? filter : each)) : [...state.filters, filter]
  return { ...state, filters }
}

export function withoutFilter(state: TableState, id: string): TableState {
  return { ...state, filters: state.filters.filter((each) => each.id !== id) }
}

/** All rows again, in the same order and the same columns. */
export function withoutFilters(state: TableState): TableState {
  return { ...state, search: '', filters: [] }
}

export function isFiltered({ search, filters }: TableState): boolean {
  return search.trim() !== '' || filters.length > 0
}
