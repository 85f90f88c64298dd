import {
  addEvent,
  endFeed,
  importEvents,
  listEvents,
  makeFeed,
  readEvent,
  readPreferences,
  removeEvent,
  restoreEvent,
  savePreferences,
  undoImport,
  updateEvent,
  type CalendarEvent,
  type NewEvent,
  type Preferences,
} from '../../src/features/calendar/contract.ts'
import { Problem } from '../../src/kit/problem.ts'
import { serveContract, serving } from './contract-server.ts'

/** An event for tests; what matters to the test is given. */
export function anEvent(change: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '5f1c7f0e-0000-4000-8000-000000000201',
    title: 'Board meeting',
    allDay: false,
    start: '2026-11-24T13:00:00.000Z',
    end: '2026-11-24T14:30:00.000Z',
    desc: '',
    timeZone: 'Europe/Zurich',
    recurrence: '',
    uid: 'board-meeting@example.com',
    version: 1,
    ...change,
  }
}

type Asked = { readonly what: string; readonly with: unknown }

/** A calendar in memory that answers as the server would, as far as tests of pages look. */
export function aCalendar(first: readonly CalendarEvent[]): {
  readonly askedFor: (what: string) => readonly unknown[]
  readonly events: () => readonly CalendarEvent[]
  /** Somebody else changes an event. */
  readonly change: (id: string, change: Partial<CalendarEvent>) => void
} {
  const asked: Asked[] = []
  const note = (what: string, input: unknown) => void asked.push({ what, with: input })
  const shelf: Shelf = { events: first, removed: [], imported: [] }
  serveContract([...servedEvents(shelf, note), ...servedImport(shelf), ...servedPreferences(note)])
  return {
    askedFor: (what) => asked.filter((each) => each.what === what).map((each) => each.with),
    events: () => shelf.events,
    change: (id, change) => put(shelf, { ...find(shelf, id), ...change }),
  }
}

type Shelf = { events: readonly CalendarEvent[]; removed: readonly CalendarEvent[]; imported: readonly string[] }
type Note = (what: string, input: unknown) => void
type Served = Parameters<typeof serveContract>[0]

function servedEvents(shelf: Shelf, note: Note): Served {
  const list = () => [...shelf.events]
  return [
    serving(listEvents, list),
    serving(readEvent, ({ eventId }) => find(shelf, eventId)),
    serving(addEvent, ({ newEvent }) => {
      note('add', newEvent)
      shelf.events = [...shelf.events, stored(newEvent)]
      return list()
    }),
    serving(updateEvent, ({ event }) => {
      note('update', event)
      const before = find(shelf, event.id)
      const { version, ...fields } = event
      if (version !== undefined && version !== before.version) throw new Problem('conflict', 'Somebody was faster.')
      put(shelf, { ...before, ...said(fields) })
      return list()
    }),
    serving(removeEvent, ({ eventId }) => {
      note('remove', eventId)
      shelf.removed = [...shelf.removed, find(shelf, eventId)]
      shelf.events = shelf.events.filter(({ id }) => id !== eventId)
      return list()
    }),
    serving(restoreEvent, ({ eventId }) => {
      note('restore', eventId)
      shelf.events = [...shelf.events, ...shelf.removed.filter(({ id }) => id === eventId)]
      return list()
    }),
  ]
}

function servedImport(shelf: Shelf): Served {
  return [
    serving(importEvents, ({ events: fresh }) => {
      const added = fresh.filter(({ uid }) => !shelf.events.some((event) => event.uid === uid)).map(stored)
      shelf.imported = [...shelf.imported, ...added.map(({ id }) => id)]
      shelf.events = [...shelf.events, ...added]
      return { changed: added.length, known: fresh.length - added.length }
    }),
    serving(undoImport, () => {
      const changed = shelf.imported.length
      shelf.events = shelf.events.filter(({ id }) => !shelf.imported.includes(id))
      shelf.imported = []
      return { changed }
    }),
  ]
}

function servedPreferences(note: Note): Served {
  let preferences: Preferences = { timeZone: 'Europe/Zurich', showsHolidays: true, showsDeadlines: false, feedSince: null }
  return [
    serving(readPreferences, () => preferences),
    serving(savePreferences, (chosen) => {
      note('preferences', chosen)
      preferences = { ...preferences, ...said(chosen) }
      return preferences
    }),
    serving(makeFeed, () => {
      preferences = { ...preferences, feedSince: '2026-11-18T09:00:00.000Z' }
      return { address: '/api/calendar-app/feed.ics?key=a-secret', preferences }
    }),
    serving(endFeed, () => {
      preferences = { ...preferences, feedSince: null }
      return preferences
    }),
  ]
}

function find({ events }: Shelf, id: string): CalendarEvent {
  const found = events.find((event) => event.id === id)
  if (!found) throw new Problem('not-found', 'There is no such event.')
  return found
}

/** Keeps it as the next version. */
function put(shelf: Shelf, event: CalendarEvent): void {
  const next = { ...event, version: event.version + 1 }
  shelf.events = shelf.events.map((each) => (each.id === event.id ? next : each))
}

/** Only what was sent. */
function said<Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  // What is left has values, which the filter does not tell.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: NonNullable<Fields[Name]>
  }
}

function stored({ desc, timeZone, recurrence, uid, id, ...event }: NewEvent): CalendarEvent {
  const own = id ?? crypto.randomUUID()
  const place = { timeZone: timeZone ?? 'Europe/Zurich', recurrence: recurrence ?? '' }
  return { ...event, ...place, id: own, desc: desc ?? '', uid: uid ?? own, version: 1 }
}
