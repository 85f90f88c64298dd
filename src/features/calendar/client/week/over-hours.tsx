import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarWords } from '../calendar-words.ts'
import { isLong, piecesOn } from '../time/entry.ts'
import { clockTime, wallAt, type Wall } from '../time/wall.ts'
import type { ViewProps } from '../views/view-props.ts'
import type { Hand } from './hand.ts'
import { cssValues } from '../views/css-values.ts'
import styles from './over-hours.module.css'

/** Over the hours: the line of now, and where something would come to lie. */
export function OverHours({ days, zone, when, ghost, slot, now }: ViewProps & Hand & { readonly now: Wall }): ReactNode {
  const texts = useTexts(calendarWords)
  const today = days.indexOf(now.day)
  const pieces = ghost && !isLong(ghost) ? days.map((day) => piecesOn([ghost], day)[0]) : []
  return (
    <div className={styles.over} data-days="" aria-hidden="true">
      {today < 0 ? null : (
        <div className={styles.now} style={cssValues({ '--column': today, '--from': now.minutes })}>
          <span className={styles.time}>{clockTime(now.minutes)}</span>
        </div>
      )}
      {pieces.map((piece, column) =>
        piece ? (
          <div
            key={days[column]}
            className={styles.ghost}
            style={cssValues({ '--column': column, '--from': piece.from, '--to': piece.to })}
          >
            <strong>{piece.entry.event.title}</strong>
            <span>{when.clocks(piece.entry)}</span>
          </div>
        ) : null,
      )}
      {slot && !slot.allDay ? (
        <SlotBlock start={slot.start} end={slot.end} {...{ days, zone, title: texts.slotEvent, times: when.clocks(slot) }} />
      ) : null}
    </div>
  )
}

type SlotBlockProps = Pick<ViewProps, 'days' | 'zone'> & {
  readonly start: string
  readonly end: string
  readonly title: string
  readonly times: string
}

function SlotBlock({ days, zone, start, end, title, times }: SlotBlockProps): ReactNode {
  const from = wallAt(start, zone)
  const column = days.indexOf(from.day)
  const to = wallAt(end, zone)
  if (column < 0) return null
  return (
    <div
      className={styles.ghost}
      style={cssValues({
        '--column': column,
        '--from': from.minutes,
        '--to': to.day > from.day ? 1440 : Math.max(to.minutes, from.minutes + 15),
      })}
    >
      <strong>{title}</strong>
      <span>{times}</span>
    </div>
  )
}
