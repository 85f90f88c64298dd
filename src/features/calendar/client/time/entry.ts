import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Occurrence } from '../../rules-recurrence.ts'
import { dayMinutes, wallAt } from './wall.ts'

/** An event as it is drawn: on these days, between these minutes of the clock. */
export type Entry = Occurrence & {
  /** The same before and after it was moved. */
  readonly key: string
  readonly first: PlainDate
  readonly last: PlainDate
  /** Minutes of the first day, and of the last. */
  readonly from: number
  readonly to: number
}

/** Entries in the order in which they are read: whole days first, then by their beginning, the longer one first. */
export function entriesOf(occurrences: readonly Occurrence[], zone: string): readonly Entry[] {
  const counts = new Map<string, number>()
  const entries = occurrences.map((occurrence) => {
    const { id, recurrence } = occurrence.event
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return { ...occurrence, ...placeOf(occurrence, zone), key: recurrence === '' ? id : `${id}.${count}` }
  })
  return entries.toSorted(byReading)
}

export function placeOf({ event, start, end }: Occurrence, zone: string): Pick<Entry, 'first' | 'last' | 'from' | 'to'> {
  // An event of whole days has days where others have moments.
  if (event.allDay) return { first: start as PlainDate, last: end as PlainDate, from: 0, to: dayMinutes }
  const [begin, finish] = [wallAt(start, zone), wallAt(end, zone)]
  const isAtMidnight = finish.minutes === 0 && finish.day > begin.day
  return {
    first: begin.day,
    last: isAtMidnight ? addDays(finish.day, -1) : finish.day,
    from: begin.minutes,
    to: isAtMidnight ? dayMinutes : finish.minutes,
  }
}

/** What lasts a day or longer stands above the hours, as whole days do. */
export function isLong({ event, start, end }: Occurrence): boolean {
  return event.allDay || Date.parse(end) - Date.parse(start) >= dayMinutes * 60_000
}

export function touches({ first, last }: Pick<Entry, 'first' | 'last'>, day: PlainDate): boolean {
  return first <= day && day <= last
}

/** A part of an entry on one day. */
export type DayPiece = {
  readonly entry: Entry
  readonly from: number
  readonly to: number
  readonly goesBack: boolean
  readonly goesOn: boolean
}

/** Less would be too low to read, and on the night when the clocks go back an end may stand above its beginning. */
const leastMinutes = 30

export function piecesOn(entries: readonly Entry[], day: PlainDate): readonly DayPiece[] {
  return entries
    .filter((entry) => !isLong(entry) && touches(entry, day))
    .map((entry) => {
      const [goesBack, goesOn] = [entry.first < day, entry.last > day]
      const from = goesBack ? 0 : Math.min(entry.from, dayMinutes - leastMinutes)
      const to = goesOn ? dayMinutes : entry.to
      return { entry, from, to: Math.max(to, from + leastMinutes), goesBack, goesOn }
    })
}

function byReading(one: Entry, other: Entry): number {
  if (one.first !== other.first) return one.first < other.first ? -1 : 1
  if (isLong(one) !== isLong(other)) return isLong(one) ? -1 : 1
  if (one.last !== other.last) return one.last > other.last ? -1 : 1
  return one.from - other.from || other.to - one.to || one.event.title.localeCompare(other.event.title)
}
