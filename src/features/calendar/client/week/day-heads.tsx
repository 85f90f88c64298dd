import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { calendarWords } from '../calendar-words.ts'
import { isWeekend, weekOf } from '../period.ts'
import { LayerMarks } from '../views/layer-marks.tsx'
import type { ViewProps } from '../views/view-props.ts'
import styles from './week.module.css'

/** The names of the days over their hours, with what is special about them. */
export function DayHeads({ days, today, when, layersOn, actions }: ViewProps): ReactNode {
  const texts = useTexts(calendarWords)
  const first = days[0]
  return (
    <div role="row" className={styles.row}>
      <div role="columnheader" className={styles.corner}>
        <span aria-hidden="true">{first ? fill(texts.weekShort, { week: weekOf(first) }) : ''}</span>
        <VisuallyHidden>{first ? fill(texts.weekNumber, { week: weekOf(first) }) : ''}</VisuallyHidden>
      </div>
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className={styles.head}
          data-today={day === today || undefined}
          data-weekend={isWeekend(day) || undefined}
          aria-current={day === today ? 'date' : undefined}
        >
          <button type="button" className={styles.date} tabIndex={-1} onClick={() => actions.showDay(day)}>
            <VisuallyHidden>{fill(texts.openDay, { day: when.long(day) })}</VisuallyHidden>
            <span className={styles.weekday} aria-hidden="true">
              {when.weekday(day)}
            </span>
            <span className={styles.figure} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
          </button>
          <LayerMarks layers={layersOn(day)} isWide={days.length === 1} />
        </div>
      ))}
    </div>
  )
}
