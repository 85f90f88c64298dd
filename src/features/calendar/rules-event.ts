import { isPlainDate } from '../../kit/plain-date.ts'
import { isTimeZone } from './ics-zone-names.ts'
import { readRecurrence } from './recurrence-lines.ts'
import type { Timed } from './rules-recurrence.ts'

export const defaultTimeZone = 'Europe/Zurich'
/** Beyond these years nobody plans, and no rule is followed. */
const years = { first: '1900', last: '2199' }

export type TimeFault = 'bad-time' | 'end-before-start' | 'unknown-zone' | 'unknown-rule'

/** What is wrong with the times of an event: days for whole days, moments otherwise, and never the end before the start. */
export function timeFault({ allDay, start, end, timeZone, recurrence }: Timed): TimeFault | undefined {
  const isRight = (time: string) => isPlainDate(time) === allDay && time.slice(0, 4) >= years.first && time.slice(0, 4) <= years.last
  if (!isRight(start) || !isRight(end)) return 'bad-time'
  if (Date.parse(end) < Date.parse(start)) return 'end-before-start'
  if (!isTimeZone(timeZone)) return 'unknown-zone'
  return readRecurrence(recurrence) ? undefined : 'unknown-rule'
}
