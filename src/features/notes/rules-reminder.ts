import { addDays, dayAt, weekdayOf, type PlainDate } from '../../kit/plain-date.ts'
import { momentAt } from '../../kit/zoned-moment.ts'

/** A moment worth offering. */
export type ReminderOffer = { readonly id: 'later-today' | 'tomorrow' | 'next-week'; readonly at: Date }

const hour = 3_600_000
const evening = '18:00'
const morning = '08:00'

/** Later today as long as it is not too late, tomorrow morning, Monday morning. */
export function reminderOffers(now: Date, timeZone: string): readonly ReminderOffer[] {
  const today = dayAt(now, timeZone)
  const tonight = momentAt(today, evening, timeZone)
  // Less than an hour ahead is hardly later.
  const later = tonight.getTime() - now.getTime() > hour ? [{ id: 'later-today', at: tonight } as const] : []
  const tomorrow = addDays(today, 1)
  const monday = nextMonday(today)
  return [
    ...later,
    { id: 'tomorrow', at: momentAt(tomorrow, morning, timeZone) },
    // On a Sunday both are the same day.
    ...(monday === tomorrow ? [] : [{ id: 'next-week', at: momentAt(monday, morning, timeZone) } as const]),
  ]
}

function nextMonday(today: PlainDate): PlainDate {
  return addDays(today, 8 - weekdayOf(today))
}

/** An hour on from the reminder, or from now where that has passed. */
export function anHourLater(reminder: string | null, now: Date): string {
  const from = Math.max(reminder === null ? 0 : Date.parse(reminder), now.getTime())
  return new Date(from + hour).toISOString()
}
