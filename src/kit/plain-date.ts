/** A calendar day as `YYYY-MM-DD`. Sorts and compares as text; has no time and no zone. */
export type PlainDate = string & { readonly plainDate: unique symbol }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 86_400_000

export function plainDate(year: number, month: number, day: number): PlainDate {
  const date = exactDate(year, month, day)
  if (!date) throw new RangeError('no such calendar day')
  return date
}

/** The day with these numbers, or nothing where the calendar has none (30.2., month 13). */
export function exactDate(year: number, month: number, day: number): PlainDate | undefined {
  const isDay = year >= 1000 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month) && [year, month, day].every(Number.isInteger)
  return isDay ? (`${year}-${twoDigits(month)}-${twoDigits(day)}` as PlainDate) : undefined // built in the shape of a date
}

export function isPlainDate(text: string): text is PlainDate {
  const [, year, month, day] = shape.exec(text) ?? []
  return exactDate(Number(year), Number(month), Number(day)) !== undefined
}

export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))
export const dayOf = (date: PlainDate): number => Number(date.slice(8, 10))

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(new Date(utc(date) + days * dayLength))
}

export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((utc(to) - utc(from)) / dayLength)
}

/** The same day and month in another year; 29 February becomes 28 in a common year. */
export function inYear(date: PlainDate, year: number): PlainDate {
  return exactDate(year, monthOf(date), dayOf(date)) ?? plainDate(year, 2, 28)
}

/** The same day some months on; the 31st becomes the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months
  const year = Math.floor(count / 12)
  const month = (count % 12) + 1
  return plainDate(year, month, Math.min(dayOf(date), daysInMonth(year, month)))
}

/** As people here write a day: `30.11.2026`. */
export function dottedDate(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** The day that `dottedDate` wrote; nothing where it is none. */
export function fromDotted(text: string): PlainDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  return exactDate(Number(year), Number(month), Number(day))
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: PlainDate): number {
  return new Date(utc(date)).getUTCDay() || 7
}

export function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other
}

export function later(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

/** Decides which day it is, wherever the reader and the servers are. */
export const placeOfLaw = 'Europe/Zurich'

/** The calendar day of a moment at a place. */
export function dayAt(moment: Date, timeZone: string): PlainDate {
  const known = days.get(timeZone)
  if (known?.quarter === quarterOf(moment)) return known.day
  const formatter = known?.formatter ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const day = formatter.format(moment) as PlainDate // the Swedish form of a date is ours
  days.set(timeZone, { formatter, quarter: quarterOf(moment), day })
  return day
}

/** Says which day it is, to a browser that would need a tenth of a second on a slow phone to find out. */
export function setDayAt(moment: Date, timeZone: string, day: PlainDate): void {
  days.set(timeZone, { quarter: quarterOf(moment), day })
}

// Formatting takes longer than everything else in a decision, and no day begins within a quarter of an hour.
type KnownDay = { readonly formatter?: Intl.DateTimeFormat; readonly quarter: number; readonly day: PlainDate }
const days = new Map<string, KnownDay>()

const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / 900_000)

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0)
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}

function utc(date: PlainDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date))
}

function fromUtc(at: Date): PlainDate {
  return at.toISOString().slice(0, 10) as PlainDate // an ISO moment begins with its calendar day
}
