import { addDays, dayAt, type PlainDate } from './plain-date.ts'
import { daysIn, overlap, type Found } from './when-days.ts'
import { timesIn } from './when-times.ts'
import { timeAt } from './zoned-moment.ts'

/** A day, and a time of it where one was named. */
export type When = { readonly day: PlainDate; readonly time: string | undefined }

/** The day and time somebody names: «morgen 9 Uhr», «next friday 9am», «dans 3 jours». Nothing where none is named. */
export function readWhen(text: string, { now, timeZone }: { readonly now: Date; readonly timeZone: string }): When | undefined {
  const line = folded(text)
  const today = dayAt(now, timeZone)
  const day = daysIn(line, today).at(-1)
  return whenOf(day, timeBeside(line, day), { today, time: timeAt(now, timeZone) })
}

/** A time alone is the next one that comes. */
export function whenOf(
  day: Found<PlainDate> | undefined,
  time: Found<string> | undefined,
  now: { readonly today: PlainDate; readonly time: string },
): When | undefined {
  const on = day?.value ?? (time ? (time.value > now.time ? now.today : addDays(now.today, 1)) : undefined)
  return on === undefined ? undefined : { day: on, time: time?.value }
}

function timeBeside(line: string, day: Found<PlainDate> | undefined): Found<string> | undefined {
  return timesIn(line).findLast((each) => !day || !overlap(each, day))
}

/** Without capitals and accents, each letter at its place. */
export function folded(text: string): string {
  return text.replace(/[^]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0) || letter)
}
