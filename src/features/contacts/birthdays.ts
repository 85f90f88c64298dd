import { addDays, dayOf, inYear, isPlainDate, monthOf, plainDate, yearOf, type PlainDate } from '../../kit/plain-date.ts'

// NOTE 2000 is a leap year, so that 29 February is a day of it too.
const anyYear = 2000

/** Whether it can stand in a contact: nothing, a day, or a day of any year like `--05-17`. */
export function isBirthday(text: string): boolean {
  return text === '' || dayIn(text) !== undefined
}

/** The next time somebody has birthday, today included; nothing where no day is known. 29 February is kept on the 28th in a common year. */
export function nextBirthday(birthday: string, today: PlainDate): PlainDate | undefined {
  const day = dayIn(birthday)
  if (!day) return undefined
  const thisYear = inYear(day, yearOf(today))
  return thisYear >= today ? thisYear : inYear(day, yearOf(today) + 1)
}

/** How old somebody gets on a day; nothing where the year of birth is not known or still to come. */
export function ageOn(birthday: string, day: PlainDate): number | null {
  if (!isPlainDate(birthday)) return null
  const years = yearOf(day) - yearOf(birthday)
  return years < 0 ? null : years
}

/** The birthdays that fall on one of the days from today on, as `MM-DD`, the nearest first. */
export function birthdaysWithin(days: number, today: PlainDate): readonly string[] {
  return Array.from({ length: days + 1 }, (_, count) => addDays(today, count)).flatMap((day) => {
    const own = day.slice(5)
    return own === '02-28' && inYear(plainDate(anyYear, 2, 29), yearOf(day)) === day ? [own, '02-29'] : [own]
  })
}

function dayIn(birthday: string): PlainDate | undefined {
  const dated = birthday.startsWith('--') ? `${anyYear}${birthday.slice(1)}` : birthday
  return isPlainDate(dated) ? plainDate(yearOf(dated), monthOf(dated), dayOf(dated)) : undefined
}
