import { addDays, addMonths, dayOf, daysBetween, monthOf, plainDate, weekdayOf, yearOf, type PlainDate } from '../../kit/plain-date.ts'
import type { NthWeekday, RepeatRule } from './recurrence-lines.ts'

/** Nothing is followed for longer than this, so that a rule without any day comes to an end too. */
const mostYears = 100

/** The days of a rule between two days, in order. The first day always counts, whether or not the rule names it. */
export function* repeatedDays(rule: RepeatRule, first: PlainDate, from: PlainDate, to: PlainDate): Generator<PlainDate> {
  const horizon = plainDate(Math.min(9999, yearOf(first) + mostYears), 1, 1)
  const last = to < horizon ? to : horizon
  let count = 1
  if (first >= from && first <= last) yield first
  // What is counted has to be counted from its beginning.
  for (let step = rule.count === undefined ? stepBefore(rule, first, from) : 0; ; step += 1) {
    const period = periodOf(rule, first, step)
    if (period.start > last) return
    for (const day of chosen(rule, first, period)) {
      if (day <= first) continue
      count += 1
      if (day > last || (rule.count !== undefined && count > rule.count)) return
      if (day >= from) yield day
    }
  }
}

type Period = { readonly start: PlainDate; readonly length: number }

function periodOf({ frequency, interval, weekStart }: RepeatRule, first: PlainDate, step: number): Period {
  const turn = step * interval
  if (frequency === 'daily') return { start: addDays(first, turn), length: 1 }
  if (frequency === 'weekly') return { start: addDays(first, turn * 7 - ((weekdayOf(first) - weekStart + 7) % 7)), length: 7 }
  const isMonth = frequency === 'monthly'
  const start = addMonths(plainDate(yearOf(first), isMonth ? monthOf(first) : 1, 1), isMonth ? turn : turn * 12)
  return { start, length: daysBetween(start, addMonths(start, isMonth ? 1 : 12)) }
}

const longest = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }

/** A step that lies surely before the day, so that a rule of long ago is not gone through from its beginning. */
function stepBefore({ frequency, interval }: RepeatRule, first: PlainDate, day: PlainDate): number {
  return Math.max(0, Math.floor(daysBetween(first, day) / (longest[frequency] * interval)) - 1)
}

function chosen(rule: RepeatRule, first: PlainDate, period: Period): readonly PlainDate[] {
  const days = daysIn(period, rule, first).filter(wantedDays(rule, first))
  if (rule.positions.length === 0) return days
  return days.filter((_, at) => rule.positions.includes(at + 1) || rule.positions.includes(at - days.length))
}

/** The days of a period that may be wanted: going through all of a year or of every week takes much longer. */
function daysIn({ start, length }: Period, rule: RepeatRule, first: PlainDate): readonly PlainDate[] {
  const { frequency, weekdays, weekStart } = rule
  const months = frequency === 'yearly' ? wantedMonths(rule, first) : []
  if (months.length > 0)
    return [...new Set(months)].toSorted((one, other) => one - other).flatMap((month) => daysOfMonth(yearOf(start), month))
  if (frequency !== 'weekly') return Array.from({ length }, (_, at) => addDays(start, at))
  const wanted = weekdays.length === 0 ? [weekdayOf(first)] : weekdays.map(({ weekday }) => weekday)
  const places = new Set(wanted.map((weekday) => (weekday - weekStart + 7) % 7))
  return [...places].toSorted((one, other) => one - other).map((place) => addDays(start, place))
}

/** What a rule leaves open is as on the first day. */
function wantedDays(rule: RepeatRule, first: PlainDate): (day: PlainDate) => boolean {
  const { frequency, weekdays, yearDays } = rule
  const takesMonthDay = !saysDay(rule) && (frequency === 'monthly' || frequency === 'yearly')
  const monthDays = takesMonthDay ? [dayOf(first)] : rule.monthDays
  const months = wantedMonths(rule, first)
  const wanted = frequency === 'weekly' && weekdays.length === 0 ? [{ nth: 0, weekday: weekdayOf(first) }] : weekdays
  return (day) =>
    (months.length === 0 || months.includes(monthOf(day))) &&
    (monthDays.length === 0 || isNamed(monthDays, day, monthStart(day), addMonths(monthStart(day), 1))) &&
    (yearDays.length === 0 || isNamed(yearDays, day, yearStart(day), addMonths(yearStart(day), 12))) &&
    (wanted.length === 0 || wanted.some((each) => isNth(each, day, rule)))
}

function wantedMonths(rule: RepeatRule, first: PlainDate): readonly number[] {
  return rule.frequency === 'yearly' && rule.months.length === 0 && !saysDay(rule) ? [monthOf(first)] : rule.months
}

function saysDay({ weekdays, monthDays, yearDays }: RepeatRule): boolean {
  return weekdays.length > 0 || monthDays.length > 0 || yearDays.length > 0
}

/** Whether the day is one of these, counted from the start or, below zero, from the end of its month or year. */
function isNamed(figures: readonly number[], day: PlainDate, start: PlainDate, next: PlainDate): boolean {
  return figures.includes(daysBetween(start, day) + 1) || figures.includes(-daysBetween(day, next))
}

function isNth({ nth, weekday }: NthWeekday, day: PlainDate, { frequency, months }: RepeatRule): boolean {
  if (weekdayOf(day) !== weekday) return false
  if (nth === 0 || frequency === 'daily' || frequency === 'weekly') return true
  const inMonth = frequency === 'monthly' || months.length > 0
  const start = inMonth ? monthStart(day) : yearStart(day)
  const fromStart = Math.floor(daysBetween(start, day) / 7) + 1
  const fromEnd = -Math.floor((daysBetween(day, addMonths(start, inMonth ? 1 : 12)) - 1) / 7) - 1
  return nth === fromStart || nth === fromEnd
}

function daysOfMonth(year: number, month: number): readonly PlainDate[] {
  // Months are not counted from the end: a rule with BYMONTH=-1 has no day.
  if (month < 1) return []
  const start = plainDate(year, month, 1)
  return Array.from({ length: daysBetween(start, addMonths(start, 1)) }, (_, at) => addDays(start, at))
}

const monthStart = (day: PlainDate): PlainDate => plainDate(yearOf(day), monthOf(day), 1)
const yearStart = (day: PlainDate): PlainDate => plainDate(yearOf(day), 1, 1)
