import { call } from '../../../../shell/call.ts'
import { addEvent, removeEvent, restoreEvent, updateEvent, type CalendarEvent } from '../../contract.ts'

/** What lies under the key of the events: those of a span of days, or those that were searched for. */
export type EventsValue = readonly CalendarEvent[] | Found
export type Found = { readonly found: readonly CalendarEvent[] }
type Show = (value: EventsValue) => EventsValue

/** What shows at once, and what goes to the server. */
type Step = { readonly show: Show; readonly send: () => Promise<unknown> }

/** One thing somebody did to an event, and how it is taken back. */
export type EventEdit = Step & { readonly id: string; readonly text: string; readonly back: Step }

/** The fields of an event that somebody may change. */
export type EventFields = Partial<Pick<CalendarEvent, 'title' | 'allDay' | 'start' | 'end' | 'desc' | 'timeZone' | 'recurrence'>>

type Work = Omit<EventEdit, 'text'>

export function addEdit(event: CalendarEvent): Work {
  const { id } = event
  const { version: _, ...newEvent } = event
  let isKnown = false
  return {
    id,
    show: showing(event),
    // Done again after it was taken back, it is there already and only has to return.
    send: async () => {
      await (isKnown ? call(restoreEvent, { eventId: id, ...noDays }) : call(addEvent, { newEvent, ...noDays }))
      isKnown = true
    },
    back: { show: dropping(id), send: () => call(removeEvent, { eventId: id, ...noDays }) },
  }
}

export function fieldsEdit(event: CalendarEvent, fields: EventFields): Work {
  const { id } = event
  const step = (changes: EventFields): Step => ({
    show: patching(id, changes),
    send: () => call(updateEvent, { event: { ...changes, id }, ...noDays }),
  })
  return { id, ...step(fields), back: step(fieldsOf(event, fields)) }
}

export function removeEdit(event: CalendarEvent): Work {
  const { id } = event
  const back: Step = { show: showing(event), send: () => call(restoreEvent, { eventId: id, ...noDays }) }
  return { id, show: dropping(id), send: () => call(removeEvent, { eventId: id, ...noDays }), back }
}

export function restoreEdit(event: CalendarEvent): Work {
  const { id, show, send, back } = removeEdit(event)
  return { id, ...back, back: { show, send } }
}

// Each call answers with the list of a span; the pages read what they show by themselves, so the smallest one is asked for.
export const noDays = { from: '1900-01-01', to: '1900-01-01' }

/** The values before, of the fields that change. */
function fieldsOf(event: CalendarEvent, fields: EventFields): EventFields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, event[name as keyof EventFields]])) // the names come from the fields
}

function showing(event: CalendarEvent): Show {
  return (value) => {
    // Whether it is among those that were searched for is for the server to say.
    if ('found' in value || value.some(({ id }) => id === event.id)) return value
    return [...value, event]
  }
}

function dropping(id: string): Show {
  return (value) => inLists(value, (events) => events.filter((event) => event.id !== id))
}

function patching(id: string, fields: EventFields): Show {
  return (value) => inLists(value, (events) => events.map((event) => (event.id === id ? { ...event, ...fields } : event)))
}

function inLists(value: EventsValue, change: (events: readonly CalendarEvent[]) => readonly CalendarEvent[]): EventsValue {
  return 'found' in value ? { found: change(value.found) } : change(value)
}
