import type { Site } from '../../../../kit/site.ts'
import { inYear, type PlainDate } from '../../../../kit/plain-date.ts'
import { latestDeadline, ordinaryDeadlines, whoGainsTime, type LegalForm } from '../../rules.ts'

type Days = Pick<Site, 'filing' | 'usualDays'>

/** Days that people here often ask for and that bring everybody more time, and the latest one; soonest first. */
export function usefulDates(form: LegalForm, period: number, today: PlainDate, { filing, usualDays }: Days): readonly PlainDate[] {
  const latest = latestDeadline(form, period)
  const ordinary = ordinaryDeadlines(form, period, filing)
  const usual = usualDays
    .map((day) => inYear(`2000-${day}` as PlainDate, period + 1)) // the canton's file is checked for days of the year
    .filter((date) => date >= today && date < latest && whoGainsTime(date, ordinary) === 'everybody')
  return [...usual.toSorted(), latest]
}
