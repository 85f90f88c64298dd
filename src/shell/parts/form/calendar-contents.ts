import type { Formats } from '../../../kit/formats.ts'
import { monthOf, yearOf, type PlainDate } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import type { CalendarPart } from '../../../ui/calendar-button.tsx'
import { Calendar } from '../../../ui/calendar.tsx'
import type { texts as original } from './calendar-texts.ts'

/** All that an open calendar needs, with dates as the workspace writes them. */
export function calendarContents(texts: typeof original, formats: Formats): CalendarPart {
  const { weekdays, months } = formats
  // Neither of these says anything about now.
  const written = (date: PlainDate): string => formats.date(date, 'day', new Date(0))
  return {
    Calendar,
    words: {
      ...texts,
      weekdays,
      months,
      day: (date) => formats.date(date, 'exact', new Date(0)),
      month: (date) => `${months[monthOf(date) - 1]} ${yearOf(date)}`,
      span: (earliest, latest) => {
        if (earliest && latest) return fill(texts.spanBetween, { earliest: written(earliest), latest: written(latest) })
        if (earliest) return fill(texts.spanFrom, { earliest: written(earliest) })
        return latest ? fill(texts.spanTo, { latest: written(latest) }) : ''
      },
      tooEarly: (date) => fill(texts.tooEarly, { date: written(date) }),
      tooLate: (date) => fill(texts.tooLate, { date: written(date) }),
      refused: (date, reason) => fill(texts.refused, { date: written(date), reason }),
    },
  }
}
