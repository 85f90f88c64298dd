import type { Formats } from '../../../kit/formats.ts'
import { dayAt, daysBetween, isPlainDate, weekdayOf, type PlainDate } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import type { QuickEntry } from '../contract.ts'
import type { texts as original } from './texts.ts'

type Words = Readonly<Record<keyof typeof original, string>>

/** The day on which an event begins; nothing where it does not say. */
export function dayOf({ start }: QuickEntry): PlainDate | undefined {
  if (start === undefined) return undefined
  return isPlainDate(start) ? start : dayAt(new Date(start), officeTimeZone)
}

/** When an event is, as one says it: `Today, 14:00`, `Thursday, all day`, `Now`. */
export function whenWords(entry: QuickEntry, now: Date, formats: Formats, texts: Words): string {
  const day = dayOf(entry)
  if (day === undefined || entry.start === undefined) return ''
  const today = dayAt(now, officeTimeZone)
  const hasBegun = entry.allDay ? day < today : Date.parse(entry.start) <= now.getTime()
  if (hasBegun) return texts.now
  const name = dayName(day, today, now, formats)
  return entry.allDay ? fill(texts.wholeDay, { day: name }) : fill(texts.at, { day: name, time: formats.time(entry.start) })
}

/** Near days have names; what is further away has a date. */
function dayName(day: PlainDate, today: PlainDate, now: Date, formats: Formats): string {
  const distance = daysBetween(today, day)
  if (distance <= 1) return formats.date(day, 'relative', now)
  return (distance < 7 && formats.weekdays[weekdayOf(day) - 1]) || formats.date(day, 'list', now)
}
