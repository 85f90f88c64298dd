import { addDays, addMonths, weekdayOf, type PlainDate } from '../../kit/plain-date.ts'
import type { Until } from './contract.ts'

/** The day up to which is counted: today, or the Sunday of a week before. */
export function lastDay(today: PlainDate, until: Until): PlainDate {
  const sunday = addDays(today, -weekdayOf(today))
  return { 'this-week': today, 'last-week': sunday, 'two-weeks-ago': addDays(sunday, -7) }[until]
}

/** The first of so many days, the last one included. */
export function firstDay(to: PlainDate, days: number): PlainDate {
  return addDays(to, 1 - days)
}

export function daysOf(from: PlainDate, to: PlainDate): readonly PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** So many spans one after the other up to a day, each a day, seven days or a calendar month long; of the last month only what has been. */
export function spansOf(step: 'day' | 'week' | 'month', count: number, to: PlainDate): readonly Span[] {
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at
    if (step === 'month') {
      const first = addMonths(`${to.slice(0, 7)}-01` as PlainDate, -back) // the first of a month is a day
      return { from: first, to: back === 0 ? to : addDays(addMonths(first, 1), -1) }
    }
    const length = step === 'day' ? 1 : 7
    const last = addDays(to, -back * length)
    return { from: addDays(last, 1 - length), to: last }
  })
}

/** How much more, as a share of before; nothing where there was nothing before. */
export function changeOf(value: number | null, before: number | null): number | undefined {
  return value === null || before === null || before === 0 ? undefined : (value - before) / before
}
