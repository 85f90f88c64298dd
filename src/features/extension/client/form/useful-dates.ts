import { addMonths, plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { latestDeadline, type LegalForm } from '../../rules.ts'

const monthsAhead = 3

export type UsefulDate =
  | { readonly kind: 'day' | 'maximum'; readonly date: PlainDate }
  | { readonly kind: 'months'; readonly count: number; readonly date: PlainDate }

/** Days people often ask for and may have: three months from now, 30.09., the latest one. */
export function usefulDates(form: LegalForm, period: number, today: PlainDate): readonly UsefulDate[] {
  const latest = latestDeadline(form, period)
  const before: readonly UsefulDate[] = [
    { kind: 'months', count: monthsAhead, date: addMonths(today, monthsAhead) },
    { kind: 'day', date: plainDate(period + 1, 9, 30) },
  ]
  const open = before.filter(({ date }, at) => date >= today && date < latest && before.findIndex((each) => each.date === date) === at)
  return [...open.toSorted((one, other) => (one.date < other.date ? -1 : 1)), { kind: 'maximum', date: latest }]
}
