import { dayOf, monthOf, weekdayOf, yearOf, type PlainDate } from '../../kit/plain-date.ts'
import { fill } from '../../kit/texts.ts'
import type { formTexts } from './form-texts.ts'

type Texts = typeof formTexts

// NOTE the names come from our texts and not from the browser, because browsers do not speak Romansh.

/** `30. November 2026`, as the language of the page writes it. */
export function longDate(date: PlainDate, texts: Texts): string {
  const day = dayOf(date) === 1 ? texts.firstOfMonth : dayOf(date)
  return fill(texts.longDate, { day, month: nameAt(texts.monthNames, monthOf(date)), year: yearOf(date) })
}

/** `Montag, 30. November 2026`, and whether that is today. */
export function weekdayDate(date: PlainDate, today: PlainDate, texts: Texts): string {
  const values = { weekday: weekdayName(date, texts), date: longDate(date, texts) }
  return date === today ? fill(texts.weekdayDateToday, values) : fill(texts.weekdayDate, values)
}

/** `Montag`. */
export function weekdayName(date: PlainDate, texts: Texts): string {
  return nameAt(texts.weekdayNames, weekdayOf(date))
}

function nameAt(names: string, position: number): string {
  return names.split(',')[position - 1] ?? ''
}
