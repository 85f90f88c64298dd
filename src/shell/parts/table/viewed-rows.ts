import { filterFor } from '../../../kit/table-filter.ts'
import type { Column } from './column.ts'
import { sortedInSteps, type Steps } from './sorted-in-steps.ts'
import type { TableKeys } from './table-keys.ts'
import type { ColumnFilter, SortKey, TableState } from './table-state.ts'

const stride = 512

/** What decides which rows show, and in which order. */
export type Look = Pick<TableState, 'search' | 'sort' | 'filters'>

/** The rows that pass, in order. */
export function* viewedRows<Row>(keys: TableKeys<Row>, columns: readonly Column<Row>[], look: Look): Steps<readonly Row[]> {
  const { search, filters, sort } = look
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && filters.length === 0 && sort.length === 0) return keys.rows
  let left: readonly number[] = keys.rows.map((_, at) => at)
  yield
  for (const filter of filters) left = yield* filtered(keys, columns, left, filter)
  if (words.length > 0) left = yield* found(keys, columns, left, words)
  left = yield* sorted(keys, columns, left, sort)
  // Every position is one of these rows.
  return left.map((at) => keys.rows[at] as Row)
}

function* filtered<Row>(
  keys: TableKeys<Row>,
  columns: readonly Column<Row>[],
  left: readonly number[],
  { id, mode, value }: ColumnFilter,
): Steps<readonly number[]> {
  const column = columns.find((each) => each.id === id)
  if (!column) return left
  const passes = filterFor(mode, value)
  const values = yield* keys.values(column)
  // What shows counts as well as what is stored: a date is found as it is written here.
  const texts = column.text && mode !== 'greater' && mode !== 'less' ? yield* keys.texts(column) : undefined
  return yield* passing(left, (at) => passes(values[at]) || (texts !== undefined && passes(texts[at])))
}

/** Every word stands in some column of the row. */
function* found<Row>(
  keys: TableKeys<Row>,
  columns: readonly Column<Row>[],
  left: readonly number[],
  words: readonly string[],
): Steps<readonly number[]> {
  const texts: (readonly string[])[] = []
  for (const column of columns) texts.push(yield* keys.texts(column))
  return yield* passing(left, (at) => words.every((word) => texts.some((column) => column[at]?.includes(word))))
}

function* passing(left: readonly number[], test: (at: number) => boolean): Steps<readonly number[]> {
  const passed: number[] = []
  for (const [tested, at] of left.entries()) {
    if (test(at)) passed.push(at)
    if (tested % stride === stride - 1) yield
  }
  return passed
}

function* sorted<Row>(
  keys: TableKeys<Row>,
  columns: readonly Column<Row>[],
  left: readonly number[],
  sort: readonly SortKey[],
): Steps<readonly number[]> {
  const orders: { readonly places: Float64Array; readonly sign: 1 | -1 }[] = []
  for (const { id, direction } of sort) {
    const column = columns.find((each) => each.id === id)
    if (column) orders.push({ places: yield* keys.places(column), sign: direction === 'asc' ? 1 : -1 })
  }
  if (orders.length === 0) return left
  return yield* sortedInSteps(left, (one, other) => {
    for (const { places, sign } of orders) {
      const difference = comparePlaces(places[one], places[other], sign)
      if (difference !== 0) return difference
    }
    return 0
  })
}

/** Empty cells come last in both directions: nobody sorts to see what is missing. */
function comparePlaces(one = Number.NaN, other = Number.NaN, sign: 1 | -1): number {
  if (Number.isNaN(one)) return Number.isNaN(other) ? 0 : 1
  return Number.isNaN(other) ? -1 : sign * (one - other)
}
