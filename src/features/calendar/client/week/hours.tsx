import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { calendarWords } from '../calendar-words.ts'
import { sideBySide, type Beside } from '../layout/side-by-side.ts'
import { isWeekend } from '../period.ts'
import { piecesOn, type DayPiece } from '../time/entry.ts'
import { clockTime, oddHourOf, type Wall } from '../time/wall.ts'
import type { ViewProps } from '../views/view-props.ts'
import { EntryBlock } from './entry-block.tsx'
import type { Hand } from './hand.ts'
import { OverHours } from './over-hours.tsx'
import { isWorkingHour } from './working-hours.ts'
import styles from './week.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

type HoursProps = ViewProps & Hand & { readonly now: Wall }

/** The hours of the clock, row by row. A day has 24 rows, also when the clocks change: what they skip is marked, what they show twice too. */
export function Hours(props: HoursProps): ReactNode {
  const { days, zone, entries } = props
  const columns = days.map((day) => ({ day, odd: oddHourOf(day, zone), blocks: sideBySide(piecesOn(entries, day)) }))
  return (
    <div className={styles.hours} role="rowgroup" data-body="">
      {hours.map((hour) => (
        <div key={hour} role="row" className={styles.row}>
          <div role="rowheader" className={styles.hour}>
            <span>{clockTime(hour * 60)}</span>
          </div>
          {columns.map(({ day, odd, blocks }) => (
            <HourCell
              key={day}
              {...props}
              cellDay={day}
              hour={hour}
              odd={odd?.hour === hour ? odd.kind : undefined}
              blocks={blocks.filter(({ piece }) => Math.floor(piece.from / 60) === hour)}
            />
          ))}
        </div>
      ))}
      <OverHours {...props} />
    </div>
  )
}

type HourCellProps = HoursProps & {
  readonly cellDay: PlainDate
  readonly hour: number
  readonly odd: 'skipped' | 'twice' | undefined
  readonly blocks: readonly Beside<DayPiece>[]
}

function HourCell({ cellDay, hour, odd, blocks, cursor, when, held, actions }: HourCellProps): ReactNode {
  const texts = useTexts(calendarWords)
  const note = odd === undefined ? '' : odd === 'skipped' ? texts.hourSkipped : texts.hourTwice
  const count =
    blocks.length === 0 ? texts.noEvents : blocks.length === 1 ? texts.eventsOne : fill(texts.eventsMany, { count: blocks.length })
  const label = [when.long(cellDay), clockTime(hour * 60), note, count].filter((part) => part !== '').join(', ')
  return (
    <div
      role="gridcell"
      className={styles.cell}
      tabIndex={cursor.day === cellDay && cursor.hour === hour ? 0 : -1}
      data-cell={`${cellDay}/${hour}`}
      data-free={!isWorkingHour(hour) || isWeekend(cellDay) || undefined}
      data-odd={odd}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {note === '' ? null : (
        <span className={styles.odd} aria-hidden="true">
          {note}
        </span>
      )}
      {blocks.map((block) => (
        <EntryBlock
          key={block.piece.entry.key}
          block={block}
          when={when}
          isHeld={block.piece.entry.key === held?.key}
          isReachable={cellDay === cursor.day}
          onOpen={() => actions.open(block.piece.entry.event)}
        />
      ))}
    </div>
  )
}
