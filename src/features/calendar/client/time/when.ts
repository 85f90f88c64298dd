import type { PlainDate } from '../../../../kit/plain-date.ts'
import { clockTime, oddHourOf, wallAt } from './wall.ts'
import type { Entry } from './entry.ts'

/** How days and times are written in the calendar. */
export type When = {
  /** `14:05`; in the hour that is there twice with the name of the time. */
  readonly clock: (moment: string) => string
  /** `14:00–15:30` */
  readonly clocks: (entry: Times) => string
  /** `Mon, 16 Nov` */
  readonly short: (day: PlainDate) => string
  /** `Monday, 16 November 2026` */
  readonly long: (day: PlainDate) => string
  /** `16 – 22 November 2026` */
  readonly days: (first: PlainDate, last: PlainDate) => string
  readonly month: (day: PlainDate) => string
  /** `Mo` and `Monday` */
  readonly weekday: (day: PlainDate) => string
  readonly weekdayLong: (day: PlainDate) => string
  /** All of it in a few words: `Mon, 16 Nov, 14:00–15:30`. */
  readonly entry: (entry: Placed) => string
}

type Times = Pick<Entry, 'start' | 'end'>
type Placed = Times & Pick<Entry, 'first' | 'last' | 'event'>

/** Writes for one language and one place. Make one and keep it. */
export function whenFor(locale: string, zone: string): When {
  // A day is the same everywhere; its noon stands for it.
  const dated = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const [short, long, month] = [
    dated({ weekday: 'short', day: 'numeric', month: 'short' }),
    dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dated({ month: 'long', year: 'numeric' }),
  ]
  const [range, weekday, weekdayLong] = [
    dated({ day: 'numeric', month: 'long', year: 'numeric' }),
    dated({ weekday: 'short' }),
    dated({ weekday: 'long' }),
  ]
  const named = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })

  function clock(moment: string): string {
    const { day, minutes } = wallAt(moment, zone)
    const odd = oddHourOf(day, zone)
    const isTwice = odd?.kind === 'twice' && odd.hour === Math.floor(minutes / 60)
    return isTwice ? named.format(new Date(moment)) : clockTime(minutes)
  }
  const clocks = ({ start, end }: Times): string => (start === end ? clock(start) : `${clock(start)}–${clock(end)}`)
  const inShort = (day: PlainDate): string => short.format(noon(day))

  return {
    clock,
    clocks,
    short: inShort,
    long: (day) => long.format(noon(day)),
    days: (first, last) => range.formatRange(noon(first), noon(last)),
    month: (day) => month.format(noon(day)),
    weekday: (day) => weekday.format(noon(day)),
    weekdayLong: (day) => weekdayLong.format(noon(day)),
    entry: (entry) => {
      const { first, last, start, end, event } = entry
      if (event.allDay) return first === last ? inShort(first) : `${inShort(first)} – ${inShort(last)}`
      return first === last ? `${inShort(first)}, ${clocks(entry)}` : `${inShort(first)}, ${clock(start)} – ${inShort(last)}, ${clock(end)}`
    },
  }
}

function noon(day: PlainDate): Date {
  return new Date(`${day}T12:00:00Z`)
}
