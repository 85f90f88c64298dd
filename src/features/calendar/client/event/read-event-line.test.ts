import { expect, it } from 'vitest'
import { nameOf } from '../../../../kit/line-parts.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { EventWhen } from './event-when.ts'
import { readEventLine } from './read-event-line.ts'

// A Wednesday, 10:00.
const now = { day: plainDate(2026, 11, 18), time: '10:00' }

function said(text: string, slot?: EventWhen): string {
  const { title, when } = readEventLine(text, { now, slot })
  if (!when) return title
  if (when.allDay) return `${title} | ${when.first}${when.first === when.last ? '' : ` – ${when.last}`}`
  const { start, end } = when
  return `${title} | ${start.day} ${start.time}–${end.day === start.day ? '' : `${end.day} `}${end.time}`
}

it.each([
  ['Sitzung Di 14–15', 'Sitzung | 2026-11-24 14:00–15:00'],
  ['Lunch with Mira tomorrow 12:30', 'Lunch with Mira | 2026-11-19 12:30–13:30'],
  ['Sitzung am Freitag von 9 bis 10:30 Uhr', 'Sitzung | 2026-11-20 09:00–10:30'],
  ['Review Fri 2-3pm', 'Review | 2026-11-20 14:00–15:00'],
  ['Call 11:00', 'Call | 2026-11-18 11:00–12:00'],
  ['Call 9:00', 'Call | 2026-11-19 09:00–10:00'],
  ['Workshop morgen 9 Uhr für 3 Stunden', 'Workshop | 2026-11-19 09:00–12:00'],
  ['Stand-up tomorrow 9am 15 min', 'Stand-up | 2026-11-19 09:00–09:15'],
  ['Nachtschicht morgen 22–6', 'Nachtschicht | 2026-11-19 22:00–2026-11-20 06:00'],
  ['Revision 3.12.', 'Revision | 2026-12-03'],
  ['Ferien 21.–24.12.', 'Ferien | 2026-12-21 – 2026-12-24'],
  ['Ferien 21.12. bis 3.1.2027', 'Ferien | 2026-12-21 – 2027-01-03'],
  ['Conference Monday to Wednesday', 'Conference | 2026-11-23 – 2026-11-25'],
  ['Messe vom 7. bis 9. Dezember', 'Messe | 2026-12-07 – 2026-12-09'],
  ['Write minutes', 'Write minutes'],
  ['Treffen 2 und 3 Leute', 'Treffen 2 und 3 Leute'],
])('understands «%s»', (text, expected) => {
  expect(said(text)).toBe(expected)
})

const dragged: EventWhen = {
  allDay: false,
  start: { day: plainDate(2026, 11, 25), time: '08:00' },
  end: { day: plainDate(2026, 11, 25), time: '10:00' },
}
const wholeDays: EventWhen = { allDay: true, first: plainDate(2026, 11, 25), last: plainDate(2026, 11, 26) }

it.each([
  ['Planning', dragged, 'Planning | 2026-11-25 08:00–10:00'],
  ['Planning 14:00', dragged, 'Planning | 2026-11-25 14:00–16:00'],
  ['Planning tomorrow', dragged, 'Planning | 2026-11-19 08:00–10:00'],
  ['Planning for 3 hours', dragged, 'Planning | 2026-11-25 08:00–11:00'],
  ['Planning', wholeDays, 'Planning | 2026-11-25 – 2026-11-26'],
  ['Planning 14–15', wholeDays, 'Planning | 2026-11-25 14:00–15:00'],
  ['Planning tomorrow', wholeDays, 'Planning | 2026-11-19'],
])('«%s» counts more than the chosen time', (text, slot, expected) => {
  expect(said(text, slot)).toBe(expected)
})

it('leaves alone what is only words', () => {
  const onlyWords = [nameOf({ kind: 'time', text: '14–15' })]

  expect(readEventLine('Räume 14–15 morgen', { now, slot: undefined, onlyWords })).toMatchObject({
    title: 'Räume 14–15',
    when: { allDay: true, first: '2026-11-19' },
    parts: [{ kind: 'day', text: 'morgen' }],
  })
})
