import { AlarmClock, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { pageWords } from './page-words.ts'
import type { Place } from './places.ts'
import styles from './todo-page.module.css'
import { useTodoCounts } from './todo-queries.ts'

type PlaceBarProps = {
  readonly place: Place
  readonly hasRows: boolean
  readonly onAllToToday: () => void
  readonly onEmptyBin: () => void
}

/** What a place offers for all of its tasks at once. */
export function PlaceBar({ place, hasRows, onAllToToday, onEmptyBin }: PlaceBarProps): ReactNode {
  const texts = useTexts(pageWords)
  const { data: counts } = useTodoCounts()
  const overdue = counts?.filters['overdue'] ?? 0
  if (place.handle === 'deleted' && hasRows) {
    return (
      <div className={styles.bar}>
        <p className={styles.barText}>{texts.binHint}</p>
        <Button kind="quiet" onClick={onEmptyBin}>
          <Trash2 aria-hidden="true" />
          {texts.emptyBin}
        </Button>
      </div>
    )
  }
  if ((place.handle !== 'today' && place.handle !== 'overdue') || overdue === 0) return null
  return (
    <div className={styles.bar} data-kind="overdue">
      <AlarmClock aria-hidden="true" />
      <p className={styles.barText}>{overdue === 1 ? texts.overdueOne : fill(texts.overdueMany, { count: overdue })}</p>
      <Button kind="quiet" onClick={onAllToToday}>
        {texts.allToToday}
      </Button>
    </div>
  )
}
