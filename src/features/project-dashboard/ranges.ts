import { addDays, weekdayOf, type PlainDate } from '../../kit/plain-date.ts'

/** Spec: the ranges of the dashboard, by the names they have on the wire. */
export const dayRanges = { DY: 'Yesterday', DT: 'Today', DTM: 'Tomorrow' } as const
export const weekRanges = { TW: 'This Week', LW: 'Last Week', '2W': '2 Weeks Ago' } as const
export type DayRange = keyof typeof dayRanges
export type WeekRange = keyof typeof weekRanges
export const weekKeys = ['TW', 'LW', '2W'] as const satisfies readonly WeekRange[]
export const dayKeys = ['DY', 'DT', 'DTM'] as const satisfies readonly DayRange[]

/** The seven days of a week, Monday first. */
export function daysOfWeek(today: PlainDate, range: WeekRange): readonly PlainDate[] {
  const monday = addDays(today, 1 - weekdayOf(today) - 7 * weekKeys.indexOf(range))
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at))
}

export function dayOfRange(today: PlainDate, range: DayRange): PlainDate {
  return addDays(today, dayKeys.indexOf(range) - 1)
}

export function byWeek<Value>(valueOf: (range: WeekRange) => Value): { TW: Value; LW: Value; '2W': Value } {
  return { TW: valueOf('TW'), LW: valueOf('LW'), '2W': valueOf('2W') }
}
