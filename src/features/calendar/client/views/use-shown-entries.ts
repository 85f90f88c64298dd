import { useMemo } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CalendarEvent } from '../../contract.ts'
import { occurrencesOf } from '../../rules-recurrence.ts'
import { useEvents, type Span } from '../calendar-queries.ts'
import { entriesOf, type Entry } from '../time/entry.ts'

type Shown = { readonly query: UseQueryResult<readonly CalendarEvent[]>; readonly entries: readonly Entry[] }

/** The events of a span of days, at each of their times. */
export function useShownEntries({ from, to }: Span, zone: string): Shown {
  const span = useMemo(() => ({ from, to }), [from, to])
  const query = useEvents(span)
  const { data: events } = query
  const entries = useMemo(() => entriesOf(occurrencesOf(events ?? [], span, zone), zone), [events, span, zone])
  return { query, entries }
}
