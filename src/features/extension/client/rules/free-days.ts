import { isHoliday } from '../../../../kit/holidays.ts'
import { addDays, plainDate, weekdayOf, yearOf, type PlainDate } from '../../../../kit/plain-date.ts'

/** The days of a year on which people do not work though they are neither Saturday nor Sunday. */
export function freeDaysOf(year: number, holidays: readonly string[]): readonly PlainDate[] {
  return Array.from({ length: 366 }, (_, count) => addDays(plainDate(year, 1, 1), count)).filter(
    (day) => yearOf(day) === year && weekdayOf(day) <= 5 && isHoliday(day, holidays),
  )
}
