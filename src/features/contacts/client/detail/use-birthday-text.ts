import { dayAt, isPlainDate, plainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { officeTimeZone, useFormatLocale, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { ageOn, nextBirthday } from '../../birthdays.ts'
import { contactsWords } from '../contacts-words.ts'

type BirthdayText = { readonly day: string; readonly next: string | undefined }

/** A birthday in words, and when the next one is. */
export function useBirthdayText(birthday: string, now: Date): BirthdayText {
  const texts = useTexts(contactsWords)
  const formats = useFormats()
  const locale = useFormatLocale()
  const today = dayAt(now, officeTimeZone)
  const next = nextBirthday(birthday, today)
  if (next === undefined) return { day: '', next: undefined }
  const date = next === today ? texts.today : formats.date(next, 'day', now)
  const age = ageOn(birthday, next)
  const said = age === null ? fill(texts.nextBirthday, { date }) : fill(texts.nextBirthdayAge, { date, age })
  return { day: isPlainDate(birthday) ? formats.date(birthday, 'day', now) : withoutYear(birthday, locale), next: said }
}

function withoutYear(birthday: string, locale: string): string {
  const day = plainDate(2000, Number(birthday.slice(2, 4)), Number(birthday.slice(5)))
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}
