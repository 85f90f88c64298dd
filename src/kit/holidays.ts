import { addDays, daysBetween, exactDate, plainDate, weekdayOf, yearOf, type PlainDate } from './plain-date.ts'

/** Whether a rule names the day: `08-01` does so every year, `easter-2` counts from Easter Sunday. */
export function isHoliday(date: PlainDate, rules: readonly string[]): boolean {
  const fromEaster = daysBetween(easterSunday(yearOf(date)), date)
  const moving = `easter${fromEaster < 0 ? '-' : '+'}${Math.abs(fromEaster)}`
  return rules.some((rule) => rule === date.slice(5) || rule === moving)
}

/** The holidays of a year in order. */
export function holidaysOf(year: number, rules: readonly string[]): readonly PlainDate[] {
  const easter = easterSunday(year)
  const days = rules.flatMap((rule) => {
    if (rule.startsWith('easter')) return addDays(easter, Number(rule.slice('easter'.length)))
    // 29 February is not in every year.
    return exactDate(year, Number(rule.slice(0, 2)), Number(rule.slice(3))) ?? []
  })
  return [...new Set(days)].toSorted()
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
