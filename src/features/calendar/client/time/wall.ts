import { addDays, daysBetween, type PlainDate } from '../../../../kit/plain-date.ts'
import { momentAt, wallTimeAt } from '../../../../kit/zoned-moment.ts'

/** What a calendar and a clock on the wall of some place show; minutes since midnight. */
export type Wall = { readonly day: PlainDate; readonly minutes: number }

/** A way on the calendar and the clock, not in the time that passes: a day may have 23 or 25 hours. */
export type Shift = { readonly days: number; readonly minutes: number }

export const dayMinutes = 24 * 60

export function wallAt(moment: string, zone: string): Wall {
  const shown = wallTimeAt(new Date(moment), zone)
  return { day: shown.slice(0, 10) as PlainDate, minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)) } // it begins with its day
}

/** The moment, in UTC. An hour that the clocks skip is the one after it; of one they show twice it is the first. */
export function momentOf(wall: Wall, zone: string): string {
  const { day, minutes } = settled(wall)
  return momentAt(day, clockTime(minutes), zone).toISOString()
}

/** Minutes before midnight or after the end of the day belong to another day. */
export function settled({ day, minutes }: Wall): Wall {
  const days = Math.floor(minutes / dayMinutes)
  return { day: addDays(day, days), minutes: minutes - days * dayMinutes }
}

export function shiftedMoment(moment: string, { days, minutes }: Shift, zone: string): string {
  const wall = wallAt(moment, zone)
  return momentOf({ day: addDays(wall.day, days), minutes: wall.minutes + minutes }, zone)
}

/** The way from one moment to another on the wall of a place. */
export function shiftBetween(from: string, to: string, zone: string): Shift {
  const [before, after] = [wallAt(from, zone), wallAt(to, zone)]
  return { days: daysBetween(before.day, after.day), minutes: after.minutes - before.minutes }
}

/** `08:30` */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export type OddHour = { readonly hour: number; readonly kind: 'skipped' | 'twice' }

/** The hour that clocks of a place skip or show twice on a day, where there is one. */
export function oddHourOf(day: PlainDate, zone: string): OddHour | undefined {
  const first = momentAt(day, '00:00', zone).getTime()
  const length = (momentAt(addDays(day, 1), '00:00', zone).getTime() - first) / 60_000
  if (length === dayMinutes) return undefined
  const kind = length < dayMinutes ? 'skipped' : 'twice'
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const hour = hours.find((each) => {
    const moment = momentAt(day, clockTime(each * 60), zone)
    if (kind === 'skipped') return wallAt(moment.toISOString(), zone).minutes !== each * 60
    return wallAt(new Date(moment.getTime() + 3_600_000).toISOString(), zone).minutes === each * 60
  })
  return hour === undefined ? undefined : { hour, kind }
}
