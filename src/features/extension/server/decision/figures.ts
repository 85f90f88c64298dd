import { inYear, plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Configuration } from './configuration.ts'

/** From this day on more time can be asked for. */
export function openingDay({ opening }: Pick<Configuration, 'opening'>, period: number): PlainDate {
  return dayInYear(opening.day, period + opening.yearsAfter)
}

/** What a deadline costs in francs: the first step that reaches it, or the last one. */
export function feeFor({ fees }: Pick<Configuration, 'fees'>, period: number, deadline: PlainDate): number {
  const step = fees.find(({ until }) => deadline <= dayInYear(until, period + 1)) ?? fees.at(-1)
  return step?.francs ?? 0
}

/** `03-31` of a year; 29 February becomes 28 in a common one. */
function dayInYear(day: string, year: number): PlainDate {
  return inYear(plainDate(2000, Number(day.slice(0, 2)), Number(day.slice(3))), year)
}
