import { monthOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { weekOf, type Place } from '../period.ts'
import type { When } from '../time/when.ts'

export type PeriodLabel = { readonly title: string; readonly weeks: string }
type Texts = { readonly weekNumber: string; readonly weekNumbers: string }

/** What the period is called, and which weeks of the year it has. */
export function periodLabel({ view, day }: Place, days: readonly PlainDate[], when: When, texts: Texts): PeriodLabel {
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day]
  return { title: titleOf(view, day, first, last, when), weeks: weeksOf(first, last, texts) }
}

function titleOf(view: Place['view'], day: PlainDate, first: PlainDate, last: PlainDate, when: When): string {
  if (view === 'month') return when.month(day)
  return view === 'day' ? when.long(day) : when.days(first, last)
}

function weeksOf(from: PlainDate, to: PlainDate, texts: Texts): string {
  const [first, last] = [weekOf(from), weekOf(to)]
  return first === last ? fill<string>(texts.weekNumber, { week: first }) : fill<string>(texts.weekNumbers, { first, last })
}

/** The season of a day, as people here count them. */
export function seasonOf(day: PlainDate): 'winter' | 'spring' | 'summer' | 'autumn' {
  const month = monthOf(day)
  if (month === 12 || month < 3) return 'winter'
  if (month < 6) return 'spring'
  return month < 9 ? 'summer' : 'autumn'
}
