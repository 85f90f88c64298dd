import type { PlainDate } from '../kit/plain-date.ts'
import type { CalendarLimits, CalendarState } from './calendar-state.ts'
import { sideOf } from './calendar-state.ts'
import type { CalendarWords } from './calendar-words.ts'

/** What each of the three grids needs to know. */
export type CalendarViewProps = {
  readonly words: CalendarWords
  readonly limits: CalendarLimits
  readonly state: CalendarState
  readonly today: PlainDate
  readonly chosen: PlainDate | undefined
  readonly isFreeDay?: ((date: PlainDate) => boolean) | undefined
  readonly onTake: (date: PlainDate) => void
}

/** Why a day may not be chosen, or nothing if it may. */
export function reasonAgainst(date: PlainDate, limits: CalendarLimits, words: CalendarWords): string | undefined {
  const side = sideOf(date, limits)
  if (side === 'early' && limits.earliest) return words.tooEarly(limits.earliest)
  return side === 'late' && limits.latest ? words.tooLate(limits.latest) : undefined
}
