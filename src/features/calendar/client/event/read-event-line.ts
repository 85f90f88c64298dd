import { nameOf, withoutParts, type LinePart } from '../../../../kit/line-parts.ts'
import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import { folded } from '../../../../kit/read-when.ts'
import { overlap, type Found } from '../../../../kit/when-days.ts'
import { timeRangesIn, type TimeRange } from '../../../../kit/when-ranges.ts'
import { timesIn } from '../../../../kit/when-times.ts'
import { daySpansIn, type DaySpan } from './day-spans.ts'
import { addMinutes, minutesBetween, startingAt, type EventWhen, type Wall } from './event-when.ts'
import { lengthsIn } from './lengths.ts'

export type EventLinePart = LinePart<'day' | 'time' | 'length'>

export type EventLine = {
  /** What is left without the parts. */
  readonly title: string
  /** Nothing where neither the line nor a chosen time says it. */
  readonly when: EventWhen | undefined
  /** In the order of the line. */
  readonly parts: readonly EventLinePart[]
}

type Reading = {
  readonly now: Wall
  /** The time that was chosen before; what the line says counts more. */
  readonly slot: EventWhen | undefined
  /** What somebody said to be only words; `nameOf` says how. */
  readonly onlyWords?: readonly string[]
}

const usualMinutes = 60

/** What one line says about an event: «Sitzung Di 14–15», «Lunch with Mira tomorrow 12:30 for 2 hours». */
export function readEventLine(text: string, { now, slot, onlyWords = [] }: Reading): EventLine {
  const line = folded(text)
  const last = <Value>(
    kind: EventLinePart['kind'],
    found: readonly Found<Value>[],
    taken: readonly (Found<unknown> | undefined)[],
  ): Found<Value> | undefined =>
    found.findLast(
      (each) =>
        !taken.some((other) => other && overlap(each, other)) &&
        !onlyWords.includes(nameOf({ kind, text: text.slice(each.start, each.end) })),
    )
  const days = last('day', daySpansIn(line, now.day), [])
  const length = last('length', lengthsIn(line), [days])
  const range = last('time', timeRangesIn(line), [days, length])
  const time = range ? undefined : last('time', timesIn(line), [days, length])
  const part = (kind: EventLinePart['kind'], found: Found<unknown> | undefined): readonly EventLinePart[] =>
    found ? [{ kind, start: found.start, end: found.end, text: text.slice(found.start, found.end) }] : []
  const parts = [...part('day', days), ...part('time', range ?? time), ...part('length', length)]
  const inOrder = parts.toSorted((one, other) => one.start - other.start)
  const said = { days: days?.value, range: range?.value, time: time?.value, minutes: length?.value }
  return { title: withoutParts(text, inOrder), when: whenIn(said, now, slot), parts: inOrder }
}

type Said = {
  readonly days: DaySpan | undefined
  readonly range: TimeRange | undefined
  readonly time: string | undefined
  readonly minutes: number | undefined
}

function whenIn({ days, range, time, minutes }: Said, now: Wall, slot: EventWhen | undefined): EventWhen | undefined {
  const from = range?.from ?? time
  if (from === undefined) return withoutTime(days, minutes, slot)
  // A time alone is the next one that comes.
  const day = days?.first ?? dayOf(slot) ?? (from > now.time ? now.day : addDays(now.day, 1))
  const start = { day, time: from }
  const lastDay = days && days.last > days.first ? days.last : day
  if (range) return timed(start, { day: lastDay === day && range.to <= from ? addDays(day, 1) : lastDay, time: range.to })
  return timed(start, addMinutes({ day: lastDay, time: from }, minutes ?? lengthOf(slot) ?? usualMinutes))
}

function withoutTime(days: DaySpan | undefined, minutes: number | undefined, slot: EventWhen | undefined): EventWhen | undefined {
  if (slot && !slot.allDay) {
    const moved = days ? startingAt(slot, { ...slot.start, day: days.first }) : slot
    return minutes === undefined || moved.allDay ? moved : timed(moved.start, addMinutes(moved.start, minutes))
  }
  return days ? { allDay: true, ...days } : slot
}

function timed(start: Wall, end: Wall): EventWhen {
  return { allDay: false, start, end }
}

function dayOf(slot: EventWhen | undefined): PlainDate | undefined {
  return slot?.allDay ? slot.first : slot?.start.day
}

function lengthOf(slot: EventWhen | undefined): number | undefined {
  return slot && !slot.allDay ? minutesBetween(slot.start, slot.end) : undefined
}
