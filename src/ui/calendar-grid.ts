import { addDays, addMonths, monthOf, plainDate, weekdayOf, yearOf, type PlainDate } from '../kit/plain-date.ts'

export type CalendarView = 'days' | 'months' | 'years'

type Rows<Cell> = readonly (readonly Cell[])[]

const daysInRow = 7
const monthsInRow = 3
const yearsInRow = 5

/** The weeks that have a day of this month, whole and from Monday on. */
export function weeksOf(date: PlainDate): Rows<PlainDate> {
  const first = plainDate(yearOf(date), monthOf(date), 1)
  const next = addMonths(first, 1)
  const weeks: PlainDate[][] = []
  for (let monday = rowStart('days', first); monday < next; monday = addDays(monday, daysInRow)) {
    weeks.push(Array.from({ length: daysInRow }, (_, at) => addDays(monday, at)))
  }
  return weeks
}

/** The twelve months of a year, each as its first day. */
export function monthRowsOf(date: PlainDate): Rows<PlainDate> {
  const january = plainDate(yearOf(date), 1, 1)
  return rowsOf(
    Array.from({ length: 12 }, (_, at) => addMonths(january, at)),
    monthsInRow,
  )
}

/** The years of a span, as rows within their decades. A decade at an end of the span may be short. */
export function decadesOf(first: number, last: number): readonly { readonly start: number; readonly rows: Rows<number> }[] {
  const starts = Array.from({ length: Math.floor(last / 10) - Math.floor(first / 10) + 1 }, (_, at) => (Math.floor(first / 10) + at) * 10)
  return starts.map((start) => {
    const years = Array.from({ length: 10 }, (_, at) => start + at)
    return { start, rows: rowsOf(years, yearsInRow).filter((row) => row.some((year) => year >= first && year <= last)) }
  })
}

export type Press = { readonly key: string; readonly shiftKey: boolean }

/** Where a key leads from a cell of a grid, or nothing if the key means nothing there. */
export function cellAfter(view: CalendarView, date: PlainDate, { key, shiftKey }: Press): PlainDate | undefined {
  const { cell, row, page, leap } = steps[view]
  const far = shiftKey ? leap : page
  switch (key) {
    case 'ArrowLeft':
      return cell(date, -1)
    case 'ArrowRight':
      return cell(date, 1)
    case 'ArrowUp':
      return cell(date, -row)
    case 'ArrowDown':
      return cell(date, row)
    case 'Home':
      return rowStart(view, date)
    case 'End':
      return cell(rowStart(view, date), row - 1)
    case 'PageUp':
      return addMonths(date, -far)
    case 'PageDown':
      return addMonths(date, far)
    default:
      return undefined
  }
}

const addYears = (date: PlainDate, years: number): PlainDate => addMonths(date, years * 12)

/** Cells in a row, months on a page, and months in the leap that Shift makes of a page. */
const steps = {
  days: { cell: addDays, row: daysInRow, page: 1, leap: 12 },
  months: { cell: addMonths, row: monthsInRow, page: 12, leap: 120 },
  years: { cell: addYears, row: yearsInRow, page: 120, leap: 600 },
} as const

function rowStart(view: CalendarView, date: PlainDate): PlainDate {
  if (view === 'days') return addDays(date, 1 - weekdayOf(date))
  return view === 'months' ? addMonths(date, -((monthOf(date) - 1) % monthsInRow)) : addYears(date, -(yearOf(date) % yearsInRow))
}

function rowsOf<Cell>(cells: readonly Cell[], length: number): Rows<Cell> {
  return Array.from({ length: Math.ceil(cells.length / length) }, (_, at) => cells.slice(at * length, (at + 1) * length))
}
