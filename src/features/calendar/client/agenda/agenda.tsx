import { useMemo, useState, type ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { NewEvent } from '../../contract.ts'
import { calendarWords } from '../calendar-words.ts'
import { agendaLength, daysFrom, spanOf } from '../period.ts'
import { touches } from '../time/entry.ts'
import { useDayLayers } from '../views/use-day-layers.ts'
import { useShownEntries } from '../views/use-shown-entries.ts'
import styles from './agenda.module.css'
import { AgendaDay } from './agenda-day.tsx'
import type { ListProps } from './list-props.ts'

type AgendaProps = ListProps & { readonly first: PlainDate; readonly onAdd: () => void; readonly onDuplicate: (draft: NewEvent) => void }

/** As far as one goes on in one go; after that the next period leads further. */
const most = 12 * agendaLength

/** Day by day, as a list: what is on it, with headings. */
export function Agenda({ first, onAdd, ...list }: AgendaProps): ReactNode {
  const { today, zone, preferences } = list
  const texts = useTexts(calendarWords)
  const [length, setLength] = useState(agendaLength)
  const days = useMemo(() => daysFrom(first, length), [first, length])
  const span = useMemo(() => spanOf(days), [days])
  const { query, entries } = useShownEntries(span, zone)
  const layersOn = useDayLayers(span, preferences)
  const shown = days
    .map((day) => ({ day, entries: entries.filter((entry) => touches(entry, day)), layers: layersOn(day) }))
    .filter((each) => each.entries.length + each.layers.holidays.length + each.layers.deadlines.length > 0)
  const more =
    length < most ? (
      <div className={styles.more}>
        <Button kind="quiet" onClick={() => setLength(length + agendaLength)}>
          {texts.moreDays}
        </Button>
      </div>
    ) : null
  return (
    <div className={styles.scroll}>
      <Loaded query={query} skeleton={<LoadingRows />} errorTitle={texts.loadError}>
        {() =>
          shown.length === 0 ? (
            <>
              <EmptyState
                kind="never-used"
                title={texts.noEventsTitle}
                text={texts.noEventsText}
                action={
                  <Button kind="primary" onClick={onAdd}>
                    {texts.newEvent}
                  </Button>
                }
              />
              {more}
            </>
          ) : (
            <div className={styles.days}>
              {shown.map((each) => (
                <AgendaDay key={each.day} {...list} {...each} isToday={each.day === today} />
              ))}
              {more}
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
