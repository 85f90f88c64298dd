import { dayAt, isPlainDate, yearOf, type PlainDate } from './plain-date.ts'

/** Where and in which words numbers and dates are written. */
export type Place = { readonly locale: string; readonly timeZone: string }

/** A calendar day, or a moment as `Date` or ISO text in UTC. */
export type When = PlainDate | Date | string

/** `list` is short and says what matters most near today; `long` is in words; `dotted` is as on forms; `exact` leaves nothing out. */
export type DateStyle = 'list' | 'long' | 'day' | 'dotted' | 'relative' | 'exact'

export type Formats = {
  readonly date: (value: When, style: DateStyle, now: Date) => string
  /** `14:05` */
  readonly time: (value: Date | string) => string
  /** `1'234.5`; with `digits` exactly so many after the point. */
  readonly number: (value: number, digits?: number) => string
  /** From whole cents: `CHF 1'234.50`. */
  readonly money: (cents: number, currency?: string) => string
  /** A share of 1: `12%`. */
  readonly percent: (share: number, digits?: number) => string
  /** `118 kB` */
  readonly bytes: (count: number) => string
  /** `1 h 20 min` */
  readonly duration: (seconds: number) => string
  /** `Anna, Beat and Carla` */
  readonly list: (entries: readonly string[]) => string
  /** `Monday` to `Sunday`, as weeks begin here. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
}

/** Writes dates and numbers for one place. Make one and keep it: its formatters are what takes long. */
export function formatsFor(place: Place): Formats {
  return { date: dateWriter(place), time: timeWriter(place), ...numberWriters(place), ...namesOf(place), list: listWriter(place) }
}

function dateWriter(place: Place): Formats['date'] {
  const write = (options: Intl.DateTimeFormatOptions): ((at: Date) => string) => {
    const formatter = new Intl.DateTimeFormat(place.locale, { timeZone: place.timeZone, ...options })
    return (at) => formatter.format(at)
  }
  const time = timeWriter(place)
  const relative = relativeWriter(place)
  const short = write({ day: 'numeric', month: 'short' })
  const shortWithYear = write({ day: 'numeric', month: 'short', year: 'numeric' })
  const day = write({ day: 'numeric', month: 'long', year: 'numeric' })
  const dotted = write({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const weekday = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

  return (value, style, now) => {
    const isDay = typeof value === 'string' && isPlainDate(value)
    const at = isDay ? noon(value) : new Date(value)
    const on = dayAt(at, place.timeZone)
    const today = dayAt(now, place.timeZone)
    const withTime = (date: string): string => (isDay ? date : `${date}, ${time(at)}`)
    switch (style) {
      case 'list':
        if (on !== today) return yearOf(on) === yearOf(today) ? short(at) : shortWithYear(at)
        return isDay ? relative(on, today, 0) : time(at)
      case 'long':
        return withTime(day(at))
      case 'day':
        return day(at)
      case 'dotted':
        return dotted(at)
      case 'relative':
        return relative(on, today, isDay ? 0 : at.getTime() - now.getTime())
      case 'exact':
        return withTime(weekday(at))
    }
  }
}

/** A calendar day is the same everywhere; its noon is on that day in every zone we serve. */
function noon(date: PlainDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

const minute = 60_000
const hour = 60 * minute
const dayLength = 24 * hour

type RelativeWriter = (on: PlainDate, today: PlainDate, distance: number) => string

/** By the clock within the same day, else by the calendar: 23:50 is «yesterday» twenty minutes later. */
function relativeWriter({ locale }: Place): RelativeWriter {
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (on, today, distance) => {
    if (on === today && distance !== 0) return near(formatter, distance)
    const days = Math.round((noon(on).getTime() - noon(today).getTime()) / dayLength)
    if (Math.abs(days) < 7) return capital(formatter.format(days, 'day'))
    if (Math.abs(days) < 31) return capital(formatter.format(Math.trunc(days / 7), 'week'))
    if (Math.abs(days) < 365) return capital(formatter.format(Math.trunc(days / 30.5), 'month'))
    return capital(formatter.format(Math.trunc(days / 365.25), 'year'))
  }
}

function near(formatter: Intl.RelativeTimeFormat, distance: number): string {
  if (Math.abs(distance) < minute) return capital(formatter.format(0, 'second'))
  if (Math.abs(distance) < hour) return capital(formatter.format(Math.trunc(distance / minute), 'minute'))
  return capital(formatter.format(Math.trunc(distance / hour), 'hour'))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function timeWriter({ locale, timeZone }: Place): Formats['time'] {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (value) => formatter.format(new Date(value))
}

type NumberWriters = Pick<Formats, 'number' | 'money' | 'percent' | 'bytes' | 'duration'>

const noBreak = '\u00A0'
const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB']

function numberWriters({ locale }: Place): NumberWriters {
  const formatters = new Map<string, Intl.NumberFormat>()

  function write(value: number, options: Intl.NumberFormatOptions): string {
    const key = JSON.stringify(options)
    const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
    formatters.set(key, formatter)
    // Browsers differ in which apostrophe parts the thousands.
    return formatter.format(value).replaceAll('’', "'")
  }

  const exactly = (digits: number): Intl.NumberFormatOptions => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  const number: Formats['number'] = (value, digits) => write(value, digits === undefined ? {} : exactly(digits))
  return {
    number,
    money: (cents, currency = 'CHF') => `${currency}${noBreak}${number(cents / 100, 2)}`,
    percent: (share, digits = 0) => write(share, { style: 'percent', ...exactly(digits) }),
    bytes: (count) => {
      const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)))
      const size = count / 1000 ** step
      return `${number(size, step > 0 && size < 10 ? 1 : 0)}${noBreak}${byteUnits[step]}`
    },
    duration: (seconds) => durationParts(seconds).join(' '),
  }
}

function durationParts(seconds: number): readonly string[] {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return [`${whole}${noBreak}s`]
  const minutes = Math.round(whole / 60)
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'h' },
    { count: minutes % 60, unit: 'min' },
  ]
  return parts.filter(({ count }) => count > 0).map(({ count, unit }) => `${count}${noBreak}${unit}`)
}

function namesOf({ locale }: Place): Pick<Formats, 'weekdays' | 'months'> {
  const name = (options: Intl.DateTimeFormatOptions, on: Date): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(on)
  return {
    // The first of January 2024 was a Monday.
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((day) => name({ weekday: 'long' }, new Date(Date.UTC(2024, 0, day)))),
    months: Array.from({ length: 12 }, (_, month) => name({ month: 'long' }, new Date(Date.UTC(2024, month, 1)))),
  }
}

function listWriter({ locale }: Place): Formats['list'] {
  const formatter = new Intl.ListFormat(locale)
  return (entries) => formatter.format(entries)
}
