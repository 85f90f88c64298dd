import { isWorkingDay } from '../../../../kit/holidays.ts'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Language } from '../../../../kit/texts.ts'
import type { CalendarPart } from '../../../../ui/calendar-button.tsx'
import { Calendar } from '../../../../ui/calendar.tsx'
import { calendarWords } from './calendar-words.ts'

/** All that an open calendar needs; without holidays it marks no free days. */
export async function calendarContents(language: Language, holidays: readonly string[] | undefined): Promise<CalendarPart> {
  const isFreeDay = holidays ? (date: PlainDate): boolean => !isWorkingDay(date, holidays) : undefined
  return { Calendar, words: await calendarWords(language), isFreeDay }
}
