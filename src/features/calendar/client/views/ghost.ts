import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Occurrence } from '../../rules-recurrence.ts'
import { placeOf, type Entry } from '../time/entry.ts'
import { slotMinutes } from '../time/moved.ts'
import { dayMinutes, momentOf, shiftedMoment, type Wall } from '../time/wall.ts'
import type { Slot } from './view-props.ts'
import { shiftOf, type Drag } from './use-drag.ts'

/** Where the thing in hand would come to lie, if it were let go now. */
export function ghostOf(drag: Drag, zone: string): Entry | undefined {
  if (drag.kind === 'create') return undefined
  const { entry } = drag
  const shift = shiftOf(drag)
  const shifted = (at: string): string => (entry.event.allDay ? addDays(at as PlainDate, shift.days) : shiftedMoment(at, shift, zone)) // days of whole days
  const start = drag.kind === 'move' || drag.edge === 'start' ? shifted(entry.start) : entry.start
  const end = drag.kind === 'move' || drag.edge === 'end' ? shifted(entry.end) : entry.end
  const occurrence: Occurrence = start <= end ? { event: entry.event, start, end } : { event: entry.event, start, end: start }
  return { ...entry, ...occurrence, ...placeOf(occurrence, zone) }
}

/** Whole days from one to the other, whichever comes first. */
export function daySlot(one: PlainDate, other: PlainDate): Slot {
  return one <= other ? { allDay: true, start: one, end: other } : { allDay: true, start: other, end: one }
}

/** The time drawn over: on one day, in steps of the hand, at least one step. */
export function timeSlot({ day, minutes }: Wall, other: Wall, zone: string): Slot {
  const [first, last] = [Math.min(minutes, other.minutes), Math.max(minutes, other.minutes)]
  const from = Math.floor(first / slotMinutes) * slotMinutes
  const to = Math.min(dayMinutes, Math.max(Math.ceil(last / slotMinutes) * slotMinutes, from + slotMinutes))
  return { allDay: false, start: momentOf({ day, minutes: from }, zone), end: momentOf({ day, minutes: to }, zone) }
}

/** An hour, from the half hour that was pointed at. */
export function hourSlot({ day, minutes }: Wall, zone: string): Slot {
  const from = Math.min(Math.floor(minutes / 30) * 30, dayMinutes - 60)
  return timeSlot({ day, minutes: from }, { day, minutes: from + 60 }, zone)
}
