import { monthOf, weekdayOf, yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill, type Language } from '../../../../kit/texts.ts'
import { catalogue } from '../../../../shell/catalogue.ts'
import type { CalendarWords } from '../../../../ui/calendar-words.ts'
import { calendarTexts } from '../../calendar-texts.ts'
import { longDate } from '../../written-date.ts'
import { formCatalogue } from './form-catalogue.ts'

const calendarCatalogue = catalogue({
  de: calendarTexts,
  fr: () => import('../../calendar-texts.fr.ts'),
  it: () => import('../../calendar-texts.it.ts'),
  rm: () => import('../../calendar-texts.rm.ts'),
  en: () => import('../../calendar-texts.en.ts'),
  ls: () => import('../../calendar-texts.ls.ts'),
})

/** The calendar's own sentences, with dates as the form writes them. */
export async function calendarWords(language: Language): Promise<CalendarWords> {
  const [texts, form] = await Promise.all([calendarCatalogue.textsIn(language), formCatalogue.textsIn(language)])
  const months = form.monthNames.split(',')
  const weekdays = form.weekdayNames.split(',')
  const written = (date: PlainDate): string => longDate(date, form)
  return {
    ...texts,
    months,
    weekdays,
    day: (date) => fill(form.weekdayDate, { weekday: weekdays[weekdayOf(date) - 1] ?? '', date: written(date) }),
    month: (date) => fill(texts.monthYear, { month: months[monthOf(date) - 1] ?? '', year: yearOf(date) }),
    span: (earliest, latest) => {
      if (earliest && latest) return fill(texts.spanBetween, { earliest: written(earliest), latest: written(latest) })
      if (earliest) return fill(texts.spanFrom, { earliest: written(earliest) })
      return latest ? fill(texts.spanTo, { latest: written(latest) }) : ''
    },
    tooEarly: (date) => fill(texts.tooEarly, { date: written(date) }),
    tooLate: (date) => fill(texts.tooLate, { date: written(date) }),
    refused: (date, reason) => fill(texts.refused, { date: written(date), reason }),
  }
}
