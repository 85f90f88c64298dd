import { addDays, exactDate, plainDate, weekdayOf, yearOf, type PlainDate } from './plain-date.ts'

/** The holidays of a year, by rules: `08-01` is one every year, `easter-2` counts from Easter Sunday. */
function holidaysOf(year: number, rules: readonly string[]): readonly PlainDate[] {
  return rules.flatMap((rule) => {
    if (rule.startsWith('easter')) return addDays(easterSunday(year), Number(rule.slice('easter'.length)))
    // 29 February is not in every year.
    return exactDate(year, Number(rule.slice(0, 2)), Number(rule.slice(3))) ?? []
  })
}

export function isHoliday(date: PlainDate, rules: readonly string[]): boolean {
  return holidaysOf(yearOf(date), rules).includes(date)
}

/** The days of a year, in order, on which people do not work though they are neither Saturday nor Sunday. */
export function freeDaysOf(year: number, rules: readonly string[]): readonly PlainDate[] {
  return [...new Set(holidaysOf(year, rules))].filter((day) => weekdayOf(day) <= 5).toSorted()
}

/** Saturday counts as a holiday where a deadline ends. */
export function isWorkingDay(date: PlainDate, rules: readonly string[]): boolean {
  return weekdayOf(date) <= 5 && !isHoliday(date, rules)
}

/** The day itself if people work then, otherwise the first one after it. */
export function nextWorkingDay(date: PlainDate, rules: readonly string[]): PlainDate {
  return isWorkingDay(date, rules) ? date : nextWorkingDay(addDays(date, 1), rules)
}

/** The Sunday after the first full moon of spring, by the Gregorian rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - fullMoon - (year % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451)
  return addDays(plainDate(year, 3, 22), fullMoon + toSunday - 7 * lateMoon)
}
