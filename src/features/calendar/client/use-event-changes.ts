import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import type { CalendarEvent, NewEvent } from '../contract.ts'
import { useEventsKey } from './calendar-queries.ts'
import { changeWords } from './changes/change-words.ts'
import { addEdit, fieldsEdit, removeEdit, restoreEdit, type EventEdit, type EventFields, type EventsValue } from './changes/event-edits.ts'

/** When an event is, and for a repeated one by which rule. */
export type Times = Pick<CalendarEvent, 'allDay' | 'start' | 'end'> & Partial<Pick<CalendarEvent, 'recurrence'>>

/** What can be done with events: it shows at once, and can be undone. Each resolves with whether it stands in the end. */
export type EventChanges = {
  /** Without an id it gets one here, so that sending it twice makes one event. */
  readonly add: (event: NewEvent) => Promise<boolean>
  readonly update: (event: CalendarEvent, fields: EventFields) => Promise<boolean>
  /** `when` says the new time in words, for the notice. Of a repeated event all of it moves. */
  readonly move: (event: CalendarEvent, times: Times, when: string) => Promise<boolean>
  readonly resize: (event: CalendarEvent, times: Times, when: string) => Promise<boolean>
  readonly remove: (event: CalendarEvent) => Promise<boolean>
  readonly restore: (event: CalendarEvent) => Promise<boolean>
}

export function useEventChanges(): EventChanges {
  const texts = useTexts(changeWords)
  const queryKey = useEventsKey()
  const { run } = useChange<EventsValue, EventEdit>({
    queryKey,
    apply: (value, { show }) => show(value),
    call: ({ send }) => send(),
    invert: ({ back, ...edit }) => ({ ...edit, ...back, back: edit }),
    text: ({ text }) => text,
    entity: ({ id }) => id,
    mode: 'optimistic',
  })
  return useMemo(
    () => ({
      add: (event) => run({ ...addEdit(completed(event)), text: fill(texts.added, event) }),
      update: (event, fields) => run({ ...fieldsEdit(event, fields), text: fill(texts.saved, { title: fields.title ?? event.title }) }),
      move: (event, times, when) => run({ ...fieldsEdit(event, times), text: said(event, [texts.moved, texts.movedAll], when) }),
      resize: (event, times, when) => run({ ...fieldsEdit(event, times), text: said(event, [texts.resized, texts.resizedAll], when) }),
      remove: (event) => run({ ...removeEdit(event), text: fill(texts.removed, event) }),
      restore: (event) => run({ ...restoreEdit(event), text: fill(texts.restored, event) }),
    }),
    [run, texts],
  )
}

function said({ title, recurrence }: CalendarEvent, [once, all]: readonly [string, string], when: string): string {
  return fill<string>(recurrence === '' ? once : all, { title, when })
}

/** As the server will keep it. */
function completed(event: NewEvent): CalendarEvent {
  const { id = crypto.randomUUID(), desc = '', timeZone = officeTimeZone, recurrence = '', uid = id, ...rest } = event
  return { ...rest, id, desc, timeZone, recurrence, uid, version: 0 }
}
