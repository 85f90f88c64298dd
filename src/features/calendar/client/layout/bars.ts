import { daysBetween, type PlainDate } from '../../../../kit/plain-date.ts'

type Lasting = { readonly first: PlainDate; readonly last: PlainDate }

/** A bar over some days of a row: from this column on, so many days, on this line. */
export type Bar<E> = {
  readonly entry: E
  readonly column: number
  readonly length: number
  readonly lane: number
  /** Whether it began before the row, or goes on after it. */
  readonly goesBack: boolean
  readonly goesOn: boolean
}

/** Puts entries on lines below each other, so that none covers another. The order given is kept where there is room. */
export function barsIn<E extends Lasting>(entries: readonly E[], days: readonly PlainDate[]): readonly Bar<E>[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const lanes: boolean[][] = []
  return entries
    .filter((entry) => entry.first <= last && entry.last >= first)
    .map((entry) => {
      const column = Math.max(0, daysBetween(first, entry.first))
      const length = Math.min(days.length - 1, daysBetween(first, entry.last)) - column + 1
      const columns = Array.from({ length }, (_, at) => column + at)
      const free = lanes.findIndex((taken) => columns.every((at) => !taken[at]))
      const lane = free < 0 ? lanes.length : free
      const taken = (lanes[lane] ??= [])
      for (const at of columns) taken[at] = true
      return { entry, column, length, lane, goesBack: entry.first < first, goesOn: entry.last > last }
    })
}

/** What fits into so many lines; a day with more gives its last line to «n more». */
export function fitting<E>(bars: readonly Bar<E>[], columns: number, lanes: number): Fitting<E> {
  const over = new Set(columnsOf(bars.filter(({ lane }) => lane >= lanes)))
  const last = Math.max(0, lanes - 1)
  const isShown = (bar: Bar<E>): boolean => bar.lane < last || (bar.lane < lanes && columnsOf([bar]).every((at) => !over.has(at)))
  const hidden = columnsOf(bars.filter((bar) => !isShown(bar)))
  return { shown: bars.filter(isShown), more: Array.from({ length: columns }, (_, at) => hidden.filter((each) => each === at).length) }
}

type Fitting<E> = { readonly shown: readonly Bar<E>[]; readonly more: readonly number[] }

function columnsOf(bars: readonly Bar<unknown>[]): readonly number[] {
  return bars.flatMap(({ column, length }) => Array.from({ length }, (_, at) => column + at))
}
