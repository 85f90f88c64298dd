import { exactDate, type PlainDate } from '../../kit/plain-date.ts'

/** One day, or one moment on the clocks of a place; without a zone on those of the event itself. */
export type Stamp = { readonly day: PlainDate; readonly time?: string; readonly timeZone?: string }

type Frequency = 'daily' | 'weekly' | 'monthly' | 'yearly'
/** The nth such day (-1 is the last one), or with 0 each of them; 1 for Monday to 7 for Sunday. */
export type NthWeekday = { readonly nth: number; readonly weekday: number }

/** The rule of RFC 5545, as far as it says days; nobody meets every ten seconds. */
export type RepeatRule = {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | undefined
  readonly until: Stamp | undefined
  readonly weekdays: readonly NthWeekday[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly months: readonly number[]
  readonly positions: readonly number[]
  readonly weekStart: number
}
export type Recurrence = { readonly rule: RepeatRule | undefined; readonly added: readonly Stamp[]; readonly excepted: readonly Stamp[] }

/** What is counted is counted from its beginning each time; nobody plans more than this. */
const mostTimes = 2000

const lineShape = /^(RRULE|RDATE|EXDATE)((?:;[A-Z-]+=[^;:]+)*):(.+)$/i

/** What the lines RRULE, RDATE and EXDATE of an event say; nothing where they cannot be followed. */
export function readRecurrence(text: string): Recurrence | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rules: (RepeatRule | undefined)[] = []
  const stamps = { RDATE: [] as (Stamp | undefined)[], EXDATE: [] as (Stamp | undefined)[] }
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = lineShape.exec(line.trim()) ?? []
    const kind = name.toUpperCase()
    if (kind === 'RRULE') rules.push(readRule(value))
    else if (kind === 'RDATE' || kind === 'EXDATE') stamps[kind].push(...readStamps(value, parameters))
    else return undefined
  }
  const all = [...rules, ...stamps.RDATE, ...stamps.EXDATE]
  if (rules.length > 1 || all.includes(undefined)) return undefined
  return { rule: rules[0], added: stamps.RDATE.filter(isThere), excepted: stamps.EXDATE.filter(isThere) }
}

function readStamps(value: string, parameters: string): (Stamp | undefined)[] {
  const [, timeZone] = /;TZID="?([^;"]+)/i.exec(parameters) ?? []
  return value.split(',').map((each) => readStamp(each, timeZone))
}

/** `20261130`, `20261130T140000` or, in UTC, `20261130T140000Z`. */
export function readStamp(text: string, timeZone?: string): Stamp | undefined {
  const [, year, month, date, hour, minute, second = '00', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/i.exec(text.trim()) ?? []
  const day = exactDate(Number(year), Number(month), Number(date))
  if (!day) return undefined
  if (hour === undefined || minute === undefined) return { day }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  const zone = utc ? 'UTC' : timeZone
  // A leap second is taken for the one before it: our moments know none.
  return { day, time: `${hour}:${minute}:${second === '60' ? '59' : second}`, ...(zone === undefined ? {} : { timeZone: zone }) }
}

const frequencies: Readonly<Record<string, Frequency>> = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' }
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const understood = new Set('FREQ,INTERVAL,COUNT,UNTIL,BYDAY,BYMONTHDAY,BYYEARDAY,BYMONTH,BYSETPOS,WKST'.split(','))

function readRule(text: string): RepeatRule | undefined {
  const parts = new Map(text.toUpperCase().split(';').map(readPart))
  if ([...parts.keys()].some((name) => !understood.has(name))) return undefined
  const frequency = frequencies[parts.get('FREQ') ?? '']
  const until = parts.has('UNTIL') ? readStamp(parts.get('UNTIL') ?? '') : undefined
  const weekdays = (parts.get('BYDAY')?.split(',') ?? []).map(readWeekday)
  const lists = {
    monthDays: numbers(parts.get('BYMONTHDAY'), 31),
    yearDays: numbers(parts.get('BYYEARDAY'), 366),
    months: numbers(parts.get('BYMONTH'), 12),
    positions: numbers(parts.get('BYSETPOS'), 366),
  }
  const [interval, count] = [numbers(parts.get('INTERVAL') ?? '1', 1000)[0], numbers(parts.get('COUNT'), mostTimes)[0]]
  const weekStart = weekdayNames.indexOf(parts.get('WKST') ?? 'MO') + 1
  const isBroken = (parts.has('UNTIL') && !until) || weekdays.includes(undefined) || Object.values(lists).flat().includes(0)
  if (!frequency || isBroken || !interval || interval < 1 || (parts.has('COUNT') && !(count && count > 0)) || weekStart === 0)
    return undefined
  return { frequency, interval, count, until, weekdays: weekdays.filter(isThere), ...lists, weekStart }
}

function readPart(part: string): readonly [string, string] {
  const [name = '', value = ''] = part.split('=')
  return [name.trim(), value.trim()]
}

/** Whole numbers, also counted from the end; 0 stands for one that cannot be. */
function numbers(list: string | undefined, most: number): readonly number[] {
  if (list === undefined) return []
  return list.split(',').map((text) => {
    const figure = /^[+-]?\d{1,6}$/.test(text.trim()) ? Number(text) : 0
    return Math.abs(figure) <= most ? figure : 0
  })
}

function readWeekday(text: string): NthWeekday | undefined {
  const [, nth = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.trim()) ?? []
  const weekday = weekdayNames.indexOf(name) + 1
  return weekday === 0 || Math.abs(Number(nth)) > 53 ? undefined : { nth: Number(nth), weekday }
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}
