import * as z from 'zod/mini'
import { addDays, daysBetween, isPlainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { momentAt } from '../../../../kit/zoned-moment.ts'
import { CalendarEvent } from '../../contract.ts'
import {
  addMinutes,
  isInOrder,
  minutesBetween,
  realMinutes,
  timesOf,
  wallAt,
  whenOf,
  type EventTimes,
  type EventWhen,
  type Wall,
} from './event-when.ts'
import type { texts as original } from './texts.ts'

/** An event as its form holds it: the times stay while the switch hides them. */
export type EventInput = {
  title: string
  allDay: boolean
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  timeZone: string
  desc: string
}

/** The part of an event that the form is about. */
export type EventContent = EventTimes & Pick<CalendarEvent, 'title' | 'desc' | 'timeZone'>

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/

export function inputOf(content: EventContent): EventInput {
  const { title, desc, timeZone } = content
  const when = whenOf(content, timeZone)
  const rest = { title, desc, timeZone, allDay: content.allDay }
  if (when.allDay) return { ...rest, startDay: when.first, startTime: '09:00', endDay: when.last, endTime: '10:00' }
  const { start, end } = when
  return { ...rest, startDay: start.day, startTime: start.time, endDay: end.day, endTime: end.time }
}

/** What the form says. A time that was not touched keeps its moment: clocks may show it twice that day. */
export function contentOf(input: EventInput, base: EventContent): EventContent {
  const { title, desc, timeZone, allDay } = input
  const when = whenIn(input)
  const times = when ? timesOf(when, timeZone) : base
  const before = inputOf(base)
  const isKept = (...names: readonly (keyof EventInput)[]): boolean =>
    ['allDay' as const, 'timeZone' as const, ...names].every((name) => input[name] === before[name])
  const start = isKept('startDay', 'startTime') ? base.start : times.start
  const end = isKept('endDay', 'endTime') ? base.end : times.end
  return { title: title.trim(), desc, timeZone, allDay, start, end: end < start ? start : end }
}

/** When it is, as far as the fields can be read. */
export function whenIn({ allDay, startDay, startTime, endDay, endTime }: EventInput): EventWhen | undefined {
  if (!isPlainDate(startDay) || !isPlainDate(endDay)) return undefined
  if (allDay) return { allDay, first: startDay, last: endDay }
  if (!timeShape.test(startTime) || !timeShape.test(endTime)) return undefined
  return { allDay, start: { day: startDay, time: startTime }, end: { day: endDay, time: endTime } }
}

/** The end after the start was changed: the event keeps its length. Nothing where that cannot be told. */
export function endAfter(before: EventInput, now: EventInput): Pick<EventInput, 'endDay' | 'endTime'> | undefined {
  const when = whenIn({ ...before, allDay: false })
  const start = whenIn({ ...now, allDay: false })
  if (!when || !start || when.allDay || start.allDay) return undefined
  if (before.startDay === now.startDay && before.startTime === now.startTime) return undefined
  // Between whole days the hidden times do not count.
  if (now.allDay) {
    const days = Math.max(0, daysBetween(when.start.day, when.end.day))
    return { endDay: addDays(start.start.day, days), endTime: now.endTime }
  }
  const shown = Math.max(0, minutesBetween(when.start, when.end))
  // What lasts for days keeps its hours on the wall; a meeting takes as long as before, whatever the clocks do.
  const end = shown >= 1440 || now.timeZone === '' ? addMinutes(start.start, shown) : realEnd(when, start.start, now.timeZone)
  return { endDay: end.day, endTime: end.time }
}

function realEnd(before: EventWhen, start: Wall, zone: string): Wall {
  const begins = momentAt(start.day, start.time, zone).getTime()
  return wallAt(new Date(begins + Math.max(0, realMinutes(before, zone)) * 60_000), zone)
}

/** The rules of the form, in the words of the page. */
export function eventRules(texts: typeof original): z.ZodMiniType<EventInput, EventInput> {
  const day = z.string().check(z.refine((text) => isPlainDate(text), texts.notADay))
  return z
    .object({
      title: CalendarEvent.shape.title,
      allDay: z.boolean(),
      startDay: day,
      startTime: z.string(),
      endDay: day,
      endTime: z.string(),
      timeZone: z.string(),
      desc: CalendarEvent.shape.desc,
    })
    .check(
      z.refine(({ allDay, startTime }) => allDay || timeShape.test(startTime), { path: ['startTime'], error: texts.notATime }),
      z.refine(({ allDay, endTime }) => allDay || timeShape.test(endTime), { path: ['endTime'], error: texts.notATime }),
      z.refine(({ allDay, timeZone }) => allDay || timeZone !== '', { path: ['timeZone'], error: texts.noZone }),
      z.refine((input) => isOrdered(input) || !isLaterDay(input), { path: ['endDay'], error: texts.endBeforeStart }),
      z.refine((input) => isOrdered(input) || isLaterDay(input), { path: ['endTime'], error: texts.endBeforeStart }),
    )
}

function isOrdered(input: EventInput): boolean {
  const when = whenIn(input)
  return when === undefined || isInOrder(when)
}

/** The day of the end is the fault; otherwise it is its time. */
function isLaterDay({ allDay, startDay, endDay }: EventInput): boolean {
  return allDay || startDay > endDay
}

export function dayIn(text: string): PlainDate | undefined {
  return isPlainDate(text) ? text : undefined
}
