import { addDays, addMonths, daysBetween, isPlainDate, plainDate, weekdayOf, yearOf, type PlainDate } from '../../../kit/plain-date.ts'
import { weeksOf } from '../../../ui/calendar-grid.ts'
import { calendarPath, type Span } from './calendar-queries.ts'

export const views = ['month', 'week', 'work-week', 'day', 'agenda'] as const
export type View = (typeof views)[number]

/** What is looked at: a view, and a day that is in it. */
export type Place = { readonly view: View; readonly day: PlainDate }

type Usual = { readonly view: View; readonly today: PlainDate }

/** As many days an agenda shows at first, and so many more each time. */
export const agendaLength = 30

/** What an address names; nothing where it names no view or no day. */
export function placeAt(path: string, { view, today }: Usual): Place | undefined {
  const [word, day, ...more] = path.slice(calendarPath.length).split('/').slice(1)
  if (word === undefined || word === '') return { view, day: today }
  const named = views.find((each) => each === word)
  if (!named || more.length > 0) return undefined
  if (day === undefined) return { view: named, day: today }
  return isPlainDate(day) && isWithin(day) ? { view: named, day } : undefined
}

/** Today needs no day in the address, so that it is today tomorrow too. */
export function pathOf({ view, day }: Place, today: PlainDate): string {
  return day === today ? `${calendarPath}/${view}` : `${calendarPath}/${view}/${day}`
}

export function shownDays({ view, day }: Place): readonly PlainDate[] {
  switch (view) {
    case 'month':
      return weeksOf(day).flat()
    case 'week':
      return daysFrom(mondayOf(day), 7)
    case 'work-week':
      return daysFrom(mondayOf(day), 5)
    case 'day':
      return [day]
    case 'agenda':
      return daysFrom(day, agendaLength)
  }
}

export function daysFrom(first: PlainDate, count: number): readonly PlainDate[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

export function spanOf(days: readonly PlainDate[]): Span {
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** The period before or after. At the ends of what we show, it stays. */
export function placeBeside({ view, day }: Place, step: 1 | -1): Place {
  const next = besides[view](day, step)
  return { view, day: isWithin(next) ? next : day }
}

const besides: Readonly<Record<View, (day: PlainDate, step: number) => PlainDate>> = {
  month: addMonths,
  week: (day, step) => addDays(day, step * 7),
  'work-week': (day, step) => addDays(day, step * 7),
  day: addDays,
  agenda: (day, step) => addDays(day, step * agendaLength),
}

/** The number of its week, as ISO 8601 counts: the first one has the first Thursday of the year. */
export function weekOf(day: PlainDate): number {
  const thursday = addDays(mondayOf(day), 3)
  return Math.floor(daysBetween(plainDate(yearOf(thursday), 1, 1), thursday) / 7) + 1
}

export function isWeekend(day: PlainDate): boolean {
  return weekdayOf(day) > 5
}

function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - weekdayOf(day))
}

// NOTE Far enough for everybody, and near enough for all computing with days.
function isWithin(day: PlainDate): boolean {
  return yearOf(day) >= 1900 && yearOf(day) < 2200
}
