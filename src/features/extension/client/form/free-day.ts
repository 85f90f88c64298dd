import { isWorkingDay, nextWorkingDay } from '../../../../kit/holidays.ts'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import type { formTexts } from '../../form-texts.ts'
import { weekdayDate } from '../../written-date.ts'

type Wish = {
  readonly wish: PlainDate | undefined
  readonly today: PlainDate
  readonly latest: PlainDate
  readonly holidays: readonly string[]
}

/** By when the return may arrive if the wish is no working day; nothing about a date that cannot be asked for. */
export function freeDayText({ wish, today, latest, holidays }: Wish, texts: typeof formTexts): string | undefined {
  if (!wish || wish < today || wish > latest || isWorkingDay(wish, holidays)) return undefined
  return fill(texts.deadlineFreeDay, { date: weekdayDate(nextWorkingDay(wish, holidays), today, texts) })
}
