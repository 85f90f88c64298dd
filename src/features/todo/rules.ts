import { addDays, dayAt, isPlainDate, weekdayOf, type PlainDate } from '../../kit/plain-date.ts'
import { momentAt, timeAt } from '../../kit/zoned-moment.ts'
import type { Todo } from './contract.ts'

/** Where days begin and end. */
const timeZone = 'Europe/Zurich'

/** A day alone, or a moment: the day it is on. */
export function dayOf(value: string): PlainDate {
  return isPlainDate(value) ? value : dayAt(new Date(value), timeZone)
}

/** `HH:mm` of a moment; a day alone has none. */
export function timeOf(value: string): string | undefined {
  return isPlainDate(value) ? undefined : timeAt(new Date(value), timeZone)
}

/** The value of a date that has a day and perhaps a time. */
export function dateOf(day: PlainDate, time: string | undefined): string {
  return time === undefined ? day : momentAt(day, time, timeZone).toISOString()
}

export function todayAt(now: Date): PlainDate {
  return dayAt(now, timeZone)
}

/** Open, and its day or its very moment is over. */
export function isOverdue({ dueDate, completed }: Pick<Todo, 'dueDate' | 'completed'>, now: Date): boolean {
  if (dueDate === null || completed) return false
  return isPlainDate(dueDate) ? dueDate < todayAt(now) : Date.parse(dueDate) < now.getTime()
}

export type Schedule = 'today' | 'tomorrow' | 'next-week' | 'none'

/** The day that a quick choice means; a week begins on Monday. */
export function scheduledDay(schedule: Schedule, now: Date): PlainDate | null {
  const today = todayAt(now)
  if (schedule === 'none') return null
  if (schedule === 'today') return today
  return schedule === 'tomorrow' ? addDays(today, 1) : addDays(today, 8 - weekdayOf(today))
}

/** A start after the end of it makes no sense; a day alone is all of that day. */
export function isInOrder(start: string | null, due: string | null): boolean {
  if (start === null || due === null) return true
  if (isPlainDate(start) || isPlainDate(due)) return dayOf(start) <= dayOf(due)
  return Date.parse(start) <= Date.parse(due)
}
