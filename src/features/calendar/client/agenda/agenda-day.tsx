import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarWords } from '../calendar-words.ts'
import type { Entry } from '../time/entry.ts'
import { LayerMarks } from '../views/layer-marks.tsx'
import type { DayLayers } from '../views/view-props.ts'
import styles from './agenda.module.css'
import { EntryLine } from './entry-line.tsx'
import { EntryMenu } from './entry-menu.tsx'
import type { ListProps } from './list-props.ts'

type AgendaDayProps = ListProps & {
  readonly day: PlainDate
  readonly entries: readonly Entry[]
  readonly layers: DayLayers
  readonly isToday: boolean
}

export function AgendaDay({ day, entries, layers, isToday, when, zone, actions, onDuplicate }: AgendaDayProps): ReactNode {
  const texts = useTexts(calendarWords)
  return (
    <section className={styles.day} data-today={isToday || undefined}>
      <h3 className={styles.date}>
        <span className={styles.figure} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span>
          {when.long(day)}
          {isToday ? <span className={styles.today}>{texts.today}</span> : null}
        </span>
      </h3>
      <div className={styles.content}>
        <LayerMarks layers={layers} isWide />
        <ul className={styles.lines}>
          {entries.map((entry) => (
            <li key={entry.key} className={styles.line}>
              <EntryLine entry={entry} day={day} when={when} onOpen={() => actions.open(entry.event)} />
              <EntryMenu entry={entry} zone={zone} actions={actions} onDuplicate={onDuplicate} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
