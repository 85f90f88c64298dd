import type { PlainDate } from './plain-date.ts'

/**
 * The moment at which clocks of a place show this day and time, `HH:mm` or `HH:mm:ss`. Where they skip it in spring, the one an hour
 * later; where they show it twice in autumn, the first one.
 */
export function momentAt(day: PlainDate, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  const before = wanted - offsetAt(wanted - halfDay, timeZone)
  const after = wanted - offsetAt(wanted + halfDay, timeZone)
  if (before === after) return new Date(before)
  const shown = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wanted)
  return new Date(shown.length === 0 ? before : Math.min(...shown))
}

/** No place is further from UTC than this, and none changes its clocks twice within it. */
const halfDay = 15 * 3_600_000

/** What clocks of a place show at a moment: `HH:mm`. */
export function timeAt(moment: Date, timeZone: string): string {
  return wallTimeAt(moment, timeZone).slice(11, 16)
}

/** The day and the time which clocks of a place show at a moment: `yyyy-MM-ddTHH:mm:ss`. */
export function wallTimeAt(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString().slice(0, 19)
}

const dayLength = 86_400_000

/** By how many milliseconds clocks there are ahead of UTC. A day at whose ends they go alike has no change within. */
function offsetAt(moment: number, timeZone: string): number {
  const zone = zones.get(timeZone) ?? zoneOf(timeZone)
  zones.set(timeZone, zone)
  const day = Math.floor(moment / dayLength)
  const offset = dayOffset(day, zone)
  return offset === dayOffset(day + 1, zone) ? offset : exactOffset(moment, zone)
}

// Asking takes fifty times as long as remembering, and a month of repeated events asks for thousands of moments.
type Zone = { readonly formatter: Intl.DateTimeFormat; readonly days: Map<number, number> }
const zones = new Map<string, Zone>()
const mostDays = 20_000

function zoneOf(timeZone: string): Zone {
  return { formatter: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }), days: new Map() }
}

function dayOffset(day: number, zone: Zone): number {
  const known = zone.days.get(day)
  if (known !== undefined) return known
  if (zone.days.size >= mostDays) zone.days.clear()
  const offset = exactOffset(day * dayLength, zone)
  zone.days.set(day, offset)
  return offset
}

function exactOffset(moment: number, { formatter }: Zone): number {
  return Date.parse(`${formatter.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
