import { isWorkingDay, nextWorkingDay } from '../../../../kit/holidays.ts'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Site } from '../../../../kit/site.ts'
import { fill } from '../../../../kit/texts.ts'
import type { formTexts } from '../../form-texts.ts'
import { latestDeadline, ordinaryDeadlines, whoGainsTime } from '../../rules.ts'
import { weekdayDate } from '../../written-date.ts'
import { deadlineOf, type Draft } from './draft.ts'

type Place = Pick<Site, 'filing' | 'holidays'>

/** Says that the chosen day brings no time, or none to the self-employed; nothing about a day that cannot be asked for. */
export function noTimeText(draft: Draft, today: PlainDate, { filing }: Place, texts: typeof formTexts): string | undefined {
  const chosen = possibleDay(draft, today)
  if (!chosen) return undefined
  const ordinary = ordinaryDeadlines(draft.legalForm, draft.period, filing)
  switch (whoGainsTime(chosen, ordinary)) {
    case 'nobody':
      return fill(texts.noTime, { due: dottedDate(ordinary.first) })
    case 'employed':
      return fill(texts.noTimeSelfEmployed, { due: dottedDate(ordinary.last) })
    case 'everybody':
      return undefined
  }
}

/** By when the return may arrive if the chosen day is no working day; nothing about a day that cannot be asked for. */
export function freeDayText(draft: Draft, today: PlainDate, { holidays }: Place, texts: typeof formTexts): string | undefined {
  const chosen = possibleDay(draft, today)
  if (!chosen || isWorkingDay(chosen, holidays)) return undefined
  return fill(texts.deadlineFreeDay, { date: weekdayDate(nextWorkingDay(chosen, holidays), today, texts) })
}

function possibleDay(draft: Draft, today: PlainDate): PlainDate | undefined {
  const chosen = deadlineOf(draft, today)
  return chosen && chosen >= today && chosen <= latestDeadline(draft.legalForm, draft.period) ? chosen : undefined
}
