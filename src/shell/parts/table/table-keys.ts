import { isEmpty, textOrder, type CellValue } from '../../../kit/table-filter.ts'
import { textOf, type Column } from './column.ts'
import { sortedInSteps, type Steps } from './sorted-in-steps.ts'

const stride = 512

/** What is asked of rows again and again, found once: their values, texts and places in the order. */
export type TableKeys<Row> = {
  readonly rows: readonly Row[]
  readonly values: (column: Column<Row>) => Steps<readonly CellValue[]>
  readonly texts: (column: Column<Row>) => Steps<readonly string[]>
  /** The place of each row if the table were sorted by this column; equal values have equal places, empty ones none. */
  readonly places: (column: Column<Row>) => Steps<Float64Array>
}

export function tableKeys<Row>(rows: readonly Row[]): TableKeys<Row> {
  const values = remembered((column: Column<Row>) => eachInSteps(rows, (row) => column.value(row)))
  return {
    rows,
    values,
    texts: remembered((column) => eachInSteps(rows, (row) => textOf(column, row).toLowerCase())),
    places: remembered(function* (column) {
      return yield* placesOf(yield* values(column))
    }),
  }
}

/** Work that was set aside and never taken up again is begun anew, so only what is complete is kept. */
function remembered<Row, Result>(find: (column: Column<Row>) => Steps<Result>): (column: Column<Row>) => Steps<Result> {
  const found = new Map<Column<Row>, Result>()
  return function* (column) {
    const known = found.get(column)
    if (known !== undefined) return known
    const result = yield* find(column)
    found.set(column, result)
    return result
  }
}

function* eachInSteps<Item, Result>(items: readonly Item[], find: (item: Item) => Result): Steps<readonly Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(find(item))
    if (results.length % stride === 0) yield
  }
  return results
}

function* placesOf(values: readonly CellValue[]): Steps<Float64Array> {
  const different = [...new Set(values)].filter((value) => !isEmpty(value))
  yield
  const sorted = yield* sortedInSteps(different, compareValues)
  const places = new Map<CellValue, number>()
  let place = 0
  for (const [at, value] of sorted.entries()) {
    const before = sorted[at - 1]
    // «Keller» and «KELLER» are different values in the same place.
    if (before === undefined || compareValues(before, value) !== 0) place = at
    places.set(value, place)
    if (at % stride === stride - 1) yield
  }
  return Float64Array.from(values, (value) => places.get(value) ?? Number.NaN)
}

/** Numbers before texts, each kind in its own order. */
function compareValues(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'number') return -1
  if (typeof other === 'number') return 1
  return textOrder.compare(one ?? '', other ?? '')
}
