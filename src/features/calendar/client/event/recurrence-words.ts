import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { readRecurrence, type RepeatRule } from '../../recurrence-lines.ts'
import type { texts as original } from './recurrence-texts.ts'

type Writing = {
  readonly texts: typeof original
  /** Monday to Sunday. */
  readonly weekdays: readonly string[]
  readonly list: (entries: readonly string[]) => string
  readonly day: (date: PlainDate) => string
}

/** By which rule an event repeats: «every week on Tuesday». What is less usual only «repeats». */
export function recurrenceInWords(lines: string, writing: Writing): string {
  const { texts } = writing
  const rule = readRecurrence(lines)?.rule
  const base = rule && baseOf(rule, writing)
  if (!rule || base === undefined) return texts.repeats
  if (rule.until) return fill(texts.until, { rule: base, day: writing.day(rule.until.day) })
  return rule.count === undefined ? base : fill(texts.times, { rule: base, count: rule.count })
}

function baseOf(rule: RepeatRule, { texts, weekdays, list }: Writing): string | undefined {
  const { frequency, interval, yearDays, months, monthDays, positions } = rule
  if (yearDays.length > 0 || months.length > 0 || positions.length > 0) return undefined
  const often = interval === 1 ? texts[frequency] : fill(texts[`${frequency}Many`], { count: interval })
  if (rule.weekdays.length > 0) {
    const isPlain = frequency === 'weekly' && monthDays.length === 0 && rule.weekdays.every(({ nth }) => nth === 0)
    if (!isPlain) return undefined
    const isWorkdays = interval === 1 && rule.weekdays.length === 5 && rule.weekdays.every(({ weekday }) => weekday <= 5)
    if (isWorkdays) return texts.workdays
    const named = rule.weekdays.toSorted((one, other) => one.weekday - other.weekday).map(({ weekday }) => weekdays[weekday - 1] ?? '')
    return fill(texts.onDays, { often, days: list(named) })
  }
  if (monthDays.length === 0) return often
  const [monthDay = 0] = monthDays
  return frequency === 'monthly' && monthDays.length === 1 && monthDay > 0 ? fill(texts.onDate, { often, date: monthDay }) : undefined
}
