import { csvOf } from '../../../../kit/csv.ts'
import type { CalendarEvent } from '../../contract.ts'
import { whenOf } from '../event/event-when.ts'
import { writeCalendar } from '../../ics-write.ts'
import type { texts as original } from './texts.ts'

export type ExportFormat = 'ics' | 'csv'
type EventFile = { readonly name: string; readonly text: string; readonly type: string }
type Options = { readonly texts: typeof original; readonly now: Date }

/** Events as a file: for other calendars, or for a spreadsheet. */
export function eventFile(events: readonly CalendarEvent[], format: ExportFormat, { texts, now }: Options): EventFile {
  if (format === 'ics') {
    return { name: 'calendar.ics', text: writeCalendar(events, { now: now.toISOString() }), type: 'text/calendar' }
  }
  const head = [texts.title, texts.allDay, texts.start, texts.end, texts.timeZone, texts.recurrence, texts.description]
  return { name: 'calendar.csv', text: csvOf([head, ...events.map((event) => lineOf(event, texts))]), type: 'text/csv' }
}

/** Times as the clocks of the event show them, so that the table needs no converting. */
function lineOf(event: CalendarEvent, texts: Options['texts']): readonly string[] {
  const when = whenOf(event, event.timeZone)
  const [start, end] = when.allDay ? [when.first, when.last] : [`${when.start.day} ${when.start.time}`, `${when.end.day} ${when.end.time}`]
  const { title, recurrence, desc, timeZone } = event
  return [title, event.allDay ? texts.yes : texts.no, start, end, event.allDay ? '' : timeZone, recurrence.replaceAll('\n', ' '), desc]
}
