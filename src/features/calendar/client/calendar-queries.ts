import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { listEvents, listLayers, readEvent, readPreferences, type CalendarEvent, type LayerDay, type Preferences } from '../contract.ts'
import type { Found } from './changes/event-edits.ts'

export const calendarPath = '/apps/calendar'

/** The first and the last day that are shown, `yyyy-MM-dd`. */
export type Span = { readonly from: string; readonly to: string }

export const calendarTopics: LiveTopics = { calendar: () => [['calendar']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useCalendarKey(): QueryKey {
  return ['calendar', useUser()?.workspace.id]
}

/** The key under which all lists of events lie; changes apply to each of them. */
export function useEventsKey(): QueryKey {
  return [...useCalendarKey(), 'events']
}

export function useEvents(span: Span): UseQueryResult<readonly CalendarEvent[]> {
  return useQuery({
    queryKey: [...useEventsKey(), span],
    queryFn: ({ signal }) => call(listEvents, span, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Events with these words, whenever they are. */
export function useFoundEvents(q: string): UseQueryResult<Found> {
  return useQuery({
    queryKey: [...useEventsKey(), 'search', q],
    queryFn: async ({ signal }) => ({ found: await call(listEvents, { q }, { signal }) }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })
}

/** One event, wherever in time it is. */
export function useOneEvent(id: string): UseQueryResult<CalendarEvent> {
  return useQuery({
    queryKey: [...useCalendarKey(), 'event', id],
    queryFn: ({ signal }) => call(readEvent, { eventId: id }, { signal }),
    enabled: id !== '',
  })
}

export function useLayers(span: Span, isWanted: boolean): UseQueryResult<readonly LayerDay[]> {
  return useQuery({
    enabled: isWanted,
    queryKey: [...useCalendarKey(), 'layers', span],
    queryFn: ({ signal }) => call(listLayers, span, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePreferences(): UseQueryResult<Preferences> {
  return useQuery({ queryKey: [...useCalendarKey(), 'preferences'], queryFn: ({ signal }) => call(readPreferences, {}, { signal }) })
}
