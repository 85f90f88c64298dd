import { addDays, daysBetween, later, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Occurrence } from '../../rules-recurrence.ts'
import type { Times } from '../use-event-changes.ts'
import { movedRule } from './moved-rule.ts'
import { dayMinutes, shiftBetween, shiftedMoment, type Shift } from './wall.ts'

export type Edge = 'start' | 'end'

/** The least an event lasts, and the step of the hand. */
export const slotMinutes = 15
const minute = 60_000

/** The event with one of its times elsewhere. Of a repeated one all move along; nothing where its rule does not let them. */
export function movedTimes(occurrence: Occurrence, shift: Shift, zone: string): Times | undefined {
  const { event, start, end } = occurrence
  if (event.allDay) return withRule(occurrence, shift, { allDay: true, start: onDay(event.start, shift), end: onDay(event.end, shift) })
  const begin = shiftedMoment(start, shift, zone)
  const way = shiftBetween(start, begin, event.timeZone)
  // Its own clock decides where the others go: they may stand on the other side of a change of the clocks.
  const first = event.recurrence === '' ? begin : shiftedMoment(event.start, way, event.timeZone)
  return withRule(occurrence, way, { allDay: false, start: first, end: endAfter(first, occurrence, shift, zone, end) })
}

/** A meeting keeps the time it takes, what lasts for days keeps its hours on the wall. */
function endAfter(first: string, { event, start }: Occurrence, shift: Shift, zone: string, end: string): string {
  const length = Date.parse(end) - Date.parse(start)
  if (length < dayMinutes * minute || event.recurrence !== '') return new Date(Date.parse(first) + length).toISOString()
  return shiftedMoment(end, shift, zone)
}

/** The event longer or shorter at one edge; never the end before the start. */
export function resizedTimes(occurrence: Occurrence, edge: Edge, shift: Shift, zone: string): Times | undefined {
  const { event, start, end } = occurrence
  if (event.allDay) return resizedDays(occurrence, edge, shift)
  const least = slotMinutes * minute
  if (edge === 'end') {
    const to = Math.max(Date.parse(shiftedMoment(end, shift, zone)), Date.parse(start) + least)
    const length = to - Date.parse(start)
    return { allDay: false, start: event.start, end: new Date(Date.parse(event.start) + length).toISOString() }
  }
  const from = new Date(Math.min(Date.parse(shiftedMoment(start, shift, zone)), Date.parse(end) - least)).toISOString()
  const way = shiftBetween(start, from, event.timeZone)
  const first = event.recurrence === '' ? from : shiftedMoment(event.start, way, event.timeZone)
  return withRule(occurrence, way, { allDay: false, start: first, end: event.end })
}

function resizedDays(occurrence: Occurrence, edge: Edge, shift: Shift): Times | undefined {
  const { event } = occurrence
  const [first, last] = [event.start as PlainDate, event.end as PlainDate] // whole days have days for times
  if (edge === 'end') return { allDay: true, start: first, end: later(first, addDays(last, shift.days)) }
  const next = addDays(first, shift.days)
  const start = next > last ? last : next
  return withRule(occurrence, { days: daysBetween(first, start), minutes: 0 }, { allDay: true, start, end: last })
}

function withRule({ event }: Occurrence, shift: Shift, times: Times): Times | undefined {
  if (event.recurrence === '') return times
  const recurrence = movedRule(event.recurrence, shift, event.timeZone)
  return recurrence === undefined ? undefined : { ...times, recurrence }
}

function onDay(day: string, { days }: Shift): string {
  return addDays(day as PlainDate, days) // an event of whole days has days for times
}
