import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useFoundEvents } from '../calendar-queries.ts'
import { calendarWords } from '../calendar-words.ts'
import { entriesOf } from '../time/entry.ts'
import styles from './agenda.module.css'
import { AgendaDay } from './agenda-day.tsx'
import type { ListProps } from './list-props.ts'

/** What was found, day by day. An event that repeats stands on its first day. */
export function FoundEvents({ q, onClear, ...list }: ListProps & { readonly q: string; readonly onClear: () => void }): ReactNode {
  const { zone, today } = list
  const texts = useTexts(calendarWords)
  const query = useFoundEvents(q)
  const days = useMemo(() => {
    const found = query.data?.found ?? []
    const entries = entriesOf(
      found.map((event) => ({ event, start: event.start, end: event.end })),
      zone,
    )
    return [...Map.groupBy(entries, ({ first }) => first)]
  }, [query.data, zone])
  return (
    <div className={styles.scroll}>
      <Loaded
        query={query}
        skeleton={<LoadingRows />}
        errorTitle={texts.loadError}
        isEmpty={({ found }) => found.length === 0}
        empty={<EmptyState kind="filtered" title={texts.nothingFound} text={texts.nothingFoundText} onClear={onClear} />}
      >
        {() => (
          <div className={styles.days}>
            <h3 className={styles.found}>{fill(texts.found, { q })}</h3>
            {days.map(([day, entries]) => (
              <AgendaDay
                key={day}
                {...list}
                day={day}
                entries={entries}
                layers={{ day, holidays: [], deadlines: [] }}
                isToday={day === today}
              />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}
