import { randomUUID } from 'node:crypto'
import { about, forMembers, only, type Policies } from './policy.ts'

const app = '/api/calendar-app'
const times = { title: 'Titel', allDay: true, start: '2026-03-10', end: '2026-03-11' }

export const calendarPolicies: Policies = {
  [`GET ${app}/events`]: forMembers,
  [`GET ${app}/event`]: about(({ event }) => ({ eventId: event })),
  [`POST ${app}/add-event`]: about(({ event }) => ({ newEvent: { ...times, id: event } }), { takesAnyId: true }),
  [`POST ${app}/update-event`]: about(({ event }) => ({ event: { id: event, title: 'Titel' } })),
  [`POST ${app}/remove-event`]: about(({ event }) => ({ eventId: event })),
  [`POST ${app}/restore-event`]: about(({ removedEvent }) => ({ eventId: removedEvent })),
  [`POST ${app}/import-events`]: about(({ event }) => ({ importId: randomUUID(), events: [{ ...times, id: event, uid: event }] }), {
    takesAnyId: true,
  }),
  [`POST ${app}/undo-import`]: about(({ eventImport }) => ({ importId: eventImport })),
  [`GET ${app}/preferences`]: forMembers,
  [`POST ${app}/save-preferences`]: { ...forMembers, inputs: only({ showsHolidays: false }) },
  [`POST ${app}/make-feed`]: forMembers,
  [`POST ${app}/end-feed`]: forMembers,
  [`GET ${app}/feed.ics`]: { lets: 'everybody', inputs: only({ key: 'of nobody' }) },
  [`GET ${app}/layers`]: { ...forMembers, inputs: only({ from: '2026-01-01', to: '2026-12-31' }) },
  'GET /api/quick-panel/data': forMembers,
}
