import { useMemo, useRef, type ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import type { CalendarEvent, Preferences } from '../../contract.ts'
import { calendarWords } from '../calendar-words.ts'
import { MonthView } from '../month/month-view.tsx'
import { spanOf, type Place } from '../period.ts'
import type { When } from '../time/when.ts'
import { WeekView } from '../week/week-view.tsx'
import styles from './grid-place.module.css'
import { useCursor } from './use-cursor.ts'
import { useDayLayers } from './use-day-layers.ts'
import type { EntryActions } from './use-entry-actions.ts'
import { useShownEntries } from './use-shown-entries.ts'
import type { Slot } from './view-props.ts'

type GridPlaceProps = {
  readonly place: Place
  readonly days: readonly PlainDate[]
  readonly today: PlainDate
  readonly zone: string
  readonly when: When
  readonly preferences: Preferences | undefined
  readonly actions: EntryActions & { readonly open: (event: CalendarEvent) => void }
  readonly slot: Slot | undefined
  readonly onCreate: (slot: Slot, anchor: HTMLElement) => void
  readonly onGo: (to: Place, step?: 'push' | 'replace') => void
}

/** Month, week or day with what is in it. What was loaded stays while the next is read. */
export function GridPlace({ place, days, today, zone, when, preferences, actions, slot, onCreate, onGo }: GridPlaceProps): ReactNode {
  const texts = useTexts(calendarWords)
  const room = useRef<HTMLDivElement>(null)
  const span = useMemo(() => spanOf(days), [days])
  const { query, entries } = useShownEntries(span, zone)
  const layersOn = useDayLayers(span, preferences)
  const { cursor, walk, follow } = useCursor({ place, days, zone, room, onGo })
  if (query.data === undefined && (query.isError || query.fetchStatus === 'paused')) {
    return <LoadError title={texts.loadError} isOffline={query.fetchStatus === 'paused'} onRetry={() => void query.refetch()} />
  }
  const view = {
    days,
    today,
    day: place.day,
    zone,
    when,
    entries,
    layersOn,
    cursor,
    slot,
    actions: {
      ...actions,
      move: follow(actions.move),
      resize: (...[entry, edge, shift]: Parameters<EntryActions['resize']>) =>
        follow(() => actions.resize(entry, edge, shift))(entry, { days: 0, minutes: 0 }),
      create: onCreate,
      walk,
      showDay: (day: PlainDate) => onGo({ view: 'day', day }),
    },
  }
  return (
    <div ref={room} className={styles.room} aria-busy={query.isPending}>
      <RetryBar of={query} />
      {place.view === 'month' ? <MonthView {...view} /> : <WeekView key={place.view} {...view} />}
    </div>
  )
}
