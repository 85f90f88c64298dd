import { dayAt, daysBetween, yearOf, type PlainDate } from '../../../kit/plain-date.ts'

/** `soon` is within a day; until then nobody has to hurry. */
type DueState = 'overdue' | 'soon' | 'later'

const day = 24 * 60 * 60 * 1000

export function dueState(due: string, now: Date): DueState {
  const left = Date.parse(due) - now.getTime()
  if (left < 0) return 'overdue'
  return left <= day ? 'soon' : 'later'
}

/** How days near today are called, and where the others are written. */
type DueNames = {
  readonly locale: string
  readonly timeZone: string
  readonly yesterday: string
  readonly today: string
  readonly tomorrow: string
}

/** «Tomorrow, 15:00», «Mon, 1 Dec, 08:00», with the year where it is another one. */
export function dueWords(due: string, now: Date, names: DueNames): string {
  const { locale, timeZone } = names
  const at = new Date(due)
  const on = dayAt(at, timeZone)
  const today = dayAt(now, timeZone)
  const near = [names.yesterday, names.today, names.tomorrow][daysBetween(today, on) + 1]
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(at)
  return `${near ?? writtenDay(at, on, today, names)}, ${time}`
}

function writtenDay(at: Date, on: PlainDate, today: PlainDate, { locale, timeZone }: DueNames): string {
  const write = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  const weekday = write({ weekday: 'short' }).replace('.', '')
  const date = write({ day: 'numeric', month: 'short' })
  return `${weekday}, ${date}${yearOf(on) === yearOf(today) ? '' : ` ${yearOf(on)}`}`
}
