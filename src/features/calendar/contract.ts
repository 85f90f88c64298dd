import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { Changed, DayOrMoment, filled, Id } from '../../kit/list-contract.ts'

const address = '/api/calendar-app'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 64 * 1024 } as const

const text = (most: number) => z.string().check(z.maxLength(most))
const TimeZone = text(60)

const fields = {
  id: Id,
  title: filled(500),
  allDay: z.boolean(),
  /** Of whole days: the first and the last day. Otherwise moments in UTC. Never the end before the start. */
  start: DayOrMoment,
  end: DayOrMoment,
  desc: text(20_000),
}

/** Spec: an event. */
export const CalendarEvent = z.object({
  ...fields,
  // --- beyond the spec
  /** The place whose clock it follows, e.g. Europe/Zurich. */
  timeZone: TimeZone,
  /** Lines RRULE, RDATE and EXDATE of RFC 5545, as an import brought them; empty for an event that is there once. */
  recurrence: text(4000),
  uid: text(255),
  version: z.number(),
})
export type CalendarEvent = z.output<typeof CalendarEvent>

/** Its id may come from the browser, so that sending twice makes one. */
const NewEvent = z.object({
  ...fields,
  id: z.optional(Id),
  desc: z.optional(fields.desc),
  timeZone: z.optional(TimeZone),
  recurrence: z.optional(CalendarEvent.shape.recurrence),
  uid: z.optional(CalendarEvent.shape.uid),
})
export type NewEvent = z.output<typeof NewEvent>
const EventChange = z.extend(z.partial(CalendarEvent), { id: Id })
export type EventChange = z.output<typeof EventChange>

/**
 * Only events with a time between these days, both included, and those of the day before and after; without them all there are, at most
 * 5,000. Repeated ones come once, and as long as they may have a time then.
 */
const range = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }
const Events = z.array(CalendarEvent)

export const listEvents = endpoint({
  ...reading,
  path: `${address}/events`,
  summary: 'The events of the workspace, in the order of their start',
  input: z.object({ ...range, q: z.optional(text(500)) }),
  output: Events,
})
export const readEvent = endpoint({
  ...reading,
  path: `${address}/event`,
  summary: 'One event',
  input: z.object({ eventId: Id }),
  output: CalendarEvent,
})
export const addEvent = endpoint({
  ...change,
  path: `${address}/add-event`,
  summary: 'Adds an event; answers with the list',
  input: z.object({ newEvent: NewEvent, ...range }),
  output: Events,
})
export const updateEvent = endpoint({
  ...change,
  path: `${address}/update-event`,
  summary: 'Changes the fields that are sent; a whole event may be sent too. Answers with the list',
  input: z.object({ event: EventChange, ...range }),
  output: Events,
})
export const removeEvent = endpoint({
  ...change,
  path: `${address}/remove-event`,
  summary: 'Takes an event away; for 30 days it can be brought back. Answers with the list',
  input: z.object({ eventId: Id, ...range }),
  output: Events,
})
export const restoreEvent = endpoint({
  ...change,
  path: `${address}/restore-event`,
  summary: 'Brings an event back; answers with the list',
  input: z.object({ eventId: Id, ...range }),
  output: Events,
})

export const importEvents = endpoint({
  ...change,
  path: `${address}/import-events`,
  summary: 'Adds many events at once; one whose uid is there already is left as it is',
  mostBytes: 4 * 1024 * 1024,
  input: z.object({ importId: Id, events: z.array(NewEvent).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ changed: z.number(), known: z.number() }),
})
export const undoImport = endpoint({
  ...change,
  path: `${address}/undo-import`,
  summary: 'Deletes what came with an import',
  input: z.object({ importId: Id }),
  output: Changed,
})

export const Preferences = z.object({
  /** In which place's time the calendar is shown. */
  timeZone: TimeZone,
  showsHolidays: z.boolean(),
  showsDeadlines: z.boolean(),
  /** Since when there is a private address for other programs; nothing where there is none. */
  feedSince: z.nullable(z.iso.datetime()),
})
export type Preferences = z.output<typeof Preferences>
export const readPreferences = endpoint({
  ...reading,
  path: `${address}/preferences`,
  summary: 'How the asking account looks at the calendar',
  input: z.object({}),
  output: Preferences,
})
export const savePreferences = endpoint({
  ...change,
  path: `${address}/save-preferences`,
  summary: 'Changes the preferences that are sent',
  input: z.partial(z.omit(Preferences, { feedSince: true })),
  output: Preferences,
})
export const makeFeed = endpoint({
  ...change,
  path: `${address}/make-feed`,
  summary: 'A new private address for other programs, shown this once; one that was there before stops working',
  input: z.object({}),
  output: z.object({ address: z.string(), preferences: Preferences }),
})
export const endFeed = endpoint({
  ...change,
  path: `${address}/end-feed`,
  summary: 'The private address stops working',
  input: z.object({}),
  output: Preferences,
})
export const readFeed = endpoint({
  method: 'GET',
  path: `${address}/feed.ics`,
  access: 'public',
  watched: 'token',
  summary: 'The calendar for other programs: whoever has the address may read it',
  limit: 'calendar-feed',
  produces: 'text/calendar',
  input: z.object({ key: z.string().check(z.maxLength(100)) }),
  output: z.custom<FileAnswer>(),
})

const LayerDay = z.object({
  day: z.iso.date(),
  kind: z.enum(['holiday', 'deadline']),
  /** A key of the catalogue: the name of the holiday (`easter-2`, `08-01`) or the kind of deadline (`employed`). */
  name: z.string(),
  /** Of a deadline: the tax period it belongs to. */
  period: z.optional(z.number()),
})
export type LayerDay = z.output<typeof LayerDay>
export const listLayers = endpoint({
  ...reading,
  path: `${address}/layers`,
  summary: 'Holidays and tax deadlines of the canton between two days, at most two years apart',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  output: z.array(LayerDay),
})
