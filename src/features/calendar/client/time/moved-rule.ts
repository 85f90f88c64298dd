import type { PlainDate } from '../../../../kit/plain-date.ts'
import { shiftedMoment, settled, type Shift } from './wall.ts'
import { addDays } from '../../../../kit/plain-date.ts'

/**
 * The lines by which an event repeats, for an event that moved as a whole. Nothing where its rule names days that cannot move along,
 * like the last Friday of a month.
 */
export function movedRule(lines: string, shift: Shift, zone: string): string | undefined {
  const moved = lines
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => (/^RRULE/i.test(line) ? movedRepeat(line, shift, zone) : movedDates(line, shift, zone)))
  return moved.some((line) => line === undefined) ? undefined : moved.join('\n')
}

const fixed = /^(BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYSETPOS|BYMONTH)$/i
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function movedRepeat(line: string, shift: Shift, zone: string): string | undefined {
  const at = line.indexOf(':') + 1
  const parts = line
    .slice(at)
    .split(';')
    .map((part) => part.split('='))
  const moved = parts.map(([name = '', value = '']) => {
    if (/^UNTIL$/i.test(name)) return [name, movedDate(value, shift, zone)]
    if (shift.days === 0) return [name, value]
    if (fixed.test(name)) return undefined
    return /^BYDAY$/i.test(name) ? movedWeekdays(value, shift.days)?.toSpliced(0, 0, name) : [name, value]
  })
  return moved.some((part) => part === undefined) ? undefined : line.slice(0, at) + moved.map((part) => part?.join('=')).join(';')
}

/** `MO,WE` two days on is `WE,FR`; the last Monday of a month has no such neighbour. */
function movedWeekdays(value: string, days: number): string[] | undefined {
  const places = value.split(',').map((day) => weekdays.indexOf(day.toUpperCase()))
  if (places.includes(-1)) return undefined
  return [places.map((place) => weekdays[(((place + days) % 7) + 7) % 7]).join(',')]
}

function movedDates(line: string, shift: Shift, zone: string): string {
  const at = line.indexOf(':') + 1
  const dates = line.slice(at).split(',')
  return line.slice(0, at) + dates.map((date) => movedDate(date, shift, zone)).join(',')
}

const shape = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/

function movedDate(text: string, shift: Shift, zone: string): string {
  const [, year, month, date, hour, minute, second, utc] = shape.exec(text) ?? []
  if (year === undefined) return text
  const day = `${year}-${month}-${date}` as PlainDate // in that shape
  if (hour === undefined) return compact(addDays(day, shift.days))
  if (utc === 'Z') return `${compact(shiftedMoment(`${day}T${hour}:${minute}:${second}Z`, shift, zone).slice(0, 19))}Z`
  const wall = settled({ day: addDays(day, shift.days), minutes: Number(hour) * 60 + Number(minute) + shift.minutes })
  const [hours, minutes] = [Math.floor(wall.minutes / 60), wall.minutes % 60].map((figure) => String(figure).padStart(2, '0'))
  return `${compact(wall.day)}T${hours}${minutes}${second}`
}

function compact(text: string): string {
  return text.replace(/[-:]/g, '')
}
