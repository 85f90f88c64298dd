import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import type { CalendarEvent, NewEvent } from '../contract.ts'
import { useEventsKey, useOneEvent } from './calendar-queries.ts'
import { calendarWords } from './calendar-words.ts'
import type { EventsValue } from './changes/event-edits.ts'
import type { Slot } from './views/view-props.ts'

const { Part: QuickCreate } = lazyPart(() => import('./event/quick-create.tsx').then((loaded) => loaded.QuickCreate))
const { Part: EventDialog } = lazyPart(() => import('./event/event-dialog.tsx').then((loaded) => loaded.EventDialog))

/** A new event in one line, beside what was pointed at. */
export type Quick = { readonly slot: Slot | undefined; readonly anchor: HTMLElement | null }

type CalendarLayersProps = {
  readonly zone: string
  readonly quick: Quick | undefined
  readonly onQuickClose: () => void
  readonly eventId: string
  readonly onEventClose: () => void
  readonly isWriting: boolean
  /** What a new event begins with. */
  readonly draft: NewEvent | undefined
  readonly onWrite: (draft: NewEvent) => void
  readonly onWritten: () => void
}

/** What stands over the page; each is fetched when somebody asks for it. */
export function CalendarLayers(props: CalendarLayersProps): ReactNode {
  const { zone, quick, onQuickClose, eventId, onEventClose, isWriting, draft, onWrite, onWritten } = props
  return (
    <Suspense fallback={null}>
      {quick ? <QuickCreate slot={quick.slot} anchor={quick.anchor} zone={zone} onClose={onQuickClose} onMore={onWrite} /> : null}
      {eventId === '' ? null : <OpenEvent key={eventId} id={eventId} zone={zone} onClose={onEventClose} onDuplicate={onWrite} />}
      {isWriting ? <EventDialog event={undefined} zone={zone} onClose={onWritten} {...(draft ? { draft } : {})} /> : null}
    </Suspense>
  )
}

type OpenEventProps = {
  readonly id: string
  readonly zone: string
  readonly onClose: () => void
  readonly onDuplicate: (draft: NewEvent) => void
}

function OpenEvent({ id, zone, onClose, onDuplicate }: OpenEventProps): ReactNode {
  const texts = useTexts(calendarWords)
  const notify = useNotify()
  const known = useKnownEvent(id)
  const { data: read, isError } = useOneEvent(known ? '' : id)
  const event = known ?? read
  const onMissing = useEffectEvent(() => {
    notify(texts.eventMissing, { kind: 'info' })
    onClose()
  })
  useEffect(() => {
    if (isError) onMissing()
  }, [isError])
  return event ? <EventDialog event={event} zone={zone} onClose={onClose} onDuplicate={onDuplicate} /> : null
}

/** An event that some list has already. */
function useKnownEvent(id: string): CalendarEvent | undefined {
  const lists = useQueryClient().getQueriesData<EventsValue>({ queryKey: useEventsKey() })
  const events = lists.flatMap(([, value]) => (value === undefined ? [] : 'found' in value ? value.found : value))
  return events.find((event) => event.id === id)
}
