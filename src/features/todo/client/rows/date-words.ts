import { daysBetween, yearOf } from '../../../../kit/plain-date.ts'
import { dayOf, timeOf, todayAt } from '../../rules.ts'

/** How days near today are called, and where the others are written. */
export type DateWords = { readonly locale: string; readonly yesterday: string; readonly today: string; readonly tomorrow: string }

/** «Today», «Tomorrow, 15:00», «Mon, 1 Dec», with the year where it is another one. */
export function dateWords(value: string, now: Date, { locale, yesterday, today, tomorrow }: DateWords): string {
  const day = dayOf(value)
  const time = timeOf(value)
  const near = [yesterday, today, tomorrow][daysBetween(todayAt(now), day) + 1]
  const words = near ?? writtenDay(day, yearOf(todayAt(now)) === yearOf(day), locale)
  return time === undefined ? words : `${words}, ${time}`
}

function writtenDay(day: string, isThisYear: boolean, locale: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const write = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(noon)
  const weekday = write({ weekday: 'short' }).replace('.', '')
  const date = write({ day: 'numeric', month: 'short' })
  return `${weekday}, ${date}${isThisYear ? '' : ` ${day.slice(0, 4)}`}`
}
