import { holidaysOf } from '../../../../kit/holidays.ts'
import { weekdayOf, type PlainDate } from '../../../../kit/plain-date.ts'

/** The days of a year on which people do not work though they are neither Saturday nor Sunday. */
export function freeDaysOf(year: number, holidays: readonly string[]): readonly PlainDate[] {
  return holidaysOf(year, holidays).filter((day) => weekdayOf(day) <= 5)
}
