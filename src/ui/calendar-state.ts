import { earlier, later, plainDate, yearOf, type PlainDate } from '../kit/plain-date.ts'
import type { CalendarView } from './calendar-grid.ts'

/** The first and the last day that may be chosen. */
export type CalendarLimits = { readonly earliest?: PlainDate; readonly latest?: PlainDate }

export type CalendarState = {
  readonly view: CalendarView
  /** The one cell that Tab reaches; the month on show is its month. */
  readonly cursor: PlainDate
  /** The day somebody last wished for in vain. */
  readonly refused?: PlainDate | undefined
  /** Grows whenever the focus has to follow the cursor. */
  readonly moves: number
}

export type CalendarAction =
  /** By key, from cell to cell. */
  | { readonly kind: 'walk'; readonly to: PlainDate }
  /** By a button in the head, where the focus stays. */
  | { readonly kind: 'turn'; readonly to: PlainDate }
  /** A month, a year, or a day that may not be chosen. */
  | { readonly kind: 'take'; readonly date: PlainDate }
  | { readonly kind: 'show-years' }

export function calendarAfter(state: CalendarState, action: CalendarAction, limits: CalendarLimits): CalendarState {
  const calm = { ...state, refused: undefined }
  const moved = { ...calm, moves: state.moves + 1 }
  switch (action.kind) {
    case 'walk': {
      // Past the last year on show there is nothing to see, so the cursor stays and the page says why.
      const cursor = state.view === 'years' ? withinLimits(action.to, limits) : withinYears(action.to, limits)
      return { ...moved, cursor, refused: isWithinYears(action.to, limits) ? undefined : refusal(action.to, limits) }
    }
    case 'turn':
      return { ...calm, cursor: withinYears(action.to, limits) }
    case 'take':
      return taken(moved, action.date, limits)
    case 'show-years':
      return { ...moved, view: 'years' }
  }
}

/** On the side of which limit a day lies, if it may not be chosen. */
export function sideOf(date: PlainDate, { earliest, latest }: CalendarLimits): 'early' | 'late' | undefined {
  if (earliest !== undefined && date < earliest) return 'early'
  return latest !== undefined && date > latest ? 'late' : undefined
}

export function withinLimits(date: PlainDate, { earliest, latest }: CalendarLimits): PlainDate {
  const early = earliest === undefined ? date : later(date, earliest)
  return latest === undefined ? early : earlier(early, latest)
}

export function isWithinYears(date: PlainDate, limits: CalendarLimits): boolean {
  return withinYears(date, limits) === date
}

/** Whole years, so that the neighbours of the limits can be seen too. */
export function yearsOnShow({ earliest, latest }: CalendarLimits): { readonly first: number; readonly last: number } {
  return { first: earliest === undefined ? 1900 : yearOf(earliest), last: latest === undefined ? 2099 : yearOf(latest) }
}

function withinYears(date: PlainDate, limits: CalendarLimits): PlainDate {
  const { first, last } = yearsOnShow(limits)
  return earlier(later(date, plainDate(first, 1, 1)), plainDate(last, 12, 31))
}

function taken(state: CalendarState, date: PlainDate, limits: CalendarLimits): CalendarState {
  const cursor = withinLimits(date, limits)
  if (state.view === 'years') return { ...state, view: 'months', cursor }
  if (state.view === 'days' || cursor.slice(0, 7) !== date.slice(0, 7)) return { ...state, cursor: date, refused: refusal(date, limits) }
  return { ...state, view: 'days', cursor }
}

function refusal(date: PlainDate, limits: CalendarLimits): PlainDate | undefined {
  return sideOf(date, limits) === undefined ? undefined : date
}
