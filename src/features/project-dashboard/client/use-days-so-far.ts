import { dayAt, weekdayOf } from '../../../kit/plain-date.ts'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import type { WeekRange } from '../ranges.ts'

/** How many days of a week have begun. What the others bring is not known yet, which is not the same as nothing. */
export function useDaysSoFar(range: WeekRange): number {
  const today = dayAt(useMinute(), officeTimeZone)
  return range === 'TW' ? weekdayOf(today) : 7
}
