import { randomUUID } from 'node:crypto'
import { insertEvents } from '../../src/features/calendar/server/change-store.ts'
import { wholeEvent } from '../../src/features/calendar/server/event-row.ts'
import { addDays, weekdayOf, type PlainDate } from '../../src/kit/plain-date.ts'
import { momentAt } from '../../src/kit/zoned-moment.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { germanEvents } from './calendar-events.de.ts'
import { sampleEvents } from './calendar-events.ts'

/** Meetings, lunches and days off around today. */
export const calendarSample: Sample = async (tx, { today, language }) => {
  const monday = addDays(today, 1 - weekdayOf(today))
  const samples = language === 'de' ? sampleEvents.map((event) => ({ ...event, ...germanEvents[event.title] })) : sampleEvents
  const events = samples.map(({ title, desc = '', recurrence = '', when }) =>
    wholeEvent({ id: randomUUID(), title, desc, recurrence, ...timesOf(when, monday) }),
  )
  await insertEvents(tx, events)
}

type When = (typeof sampleEvents)[number]['when']

function timesOf(when: When, monday: PlainDate): { readonly allDay: boolean; readonly start: string; readonly end: string } {
  const day = addDays(monday, when.day)
  if ('days' in when) return { allDay: true, start: day, end: addDays(day, when.days - 1) }
  const moment = (time: string) => momentAt(day, time, 'Europe/Zurich').toISOString()
  return { allDay: false, start: moment(when.from), end: moment(when.to) }
}
