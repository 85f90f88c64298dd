import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { calendarWords } from '../calendar-words.ts'
import { isLong, type Entry } from '../time/entry.ts'
import { slotMinutes } from '../time/moved.ts'
import { wallAt, type Shift, type Wall } from '../time/wall.ts'
import { daySlot, ghostOf, hourSlot, timeSlot } from '../views/ghost.ts'
import { shiftOf, useDrag, type Drag } from '../views/use-drag.ts'
import { useViewKeys } from '../views/use-view-keys.ts'
import type { Cursor, Slot, ViewProps } from '../views/view-props.ts'
import { DayHeads } from './day-heads.tsx'
import { Hours } from './hours.tsx'
import { LongRow } from './long-row.tsx'
import { locateTime } from './locate-time.ts'
import { firstHour } from './working-hours.ts'
import { cssValues } from '../views/css-values.ts'
import styles from './week.module.css'

/** Some days beside each other, hour by hour. */
export function WeekView(props: ViewProps): ReactNode {
  const { days, entries, zone, when, cursor, actions } = props
  const texts = useTexts(calendarWords)
  const grid = useRef<HTMLDivElement>(null)
  const now = wallAt(useMinute().toISOString(), zone)
  useScrolled(grid, days.length === 1 && days[0] === now.day ? now : undefined)
  const { drag, onPointerDown } = useDrag({ entries, locate: (element, x, y) => locateTime(element, days, x, y), onDrop })
  const cellAt = (cell: string): HTMLElement | null => grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null
  const onKeyDown = useViewKeys({ entries, cursor, actions, next: (from, key) => nextCursor(from, key, days), shift: shiftInWeek, take })

  function take({ day, hour }: Cursor, cell: HTMLElement): void {
    const first = cell.querySelector<HTMLElement>('[data-entry]')
    if (first) first.focus()
    else actions.create(hour === undefined ? daySlot(day, day) : hourSlot({ day, minutes: hour * 60 }, zone), cell)
  }
  function slotOf({ from, to }: Drag, isWholeDay: boolean): Slot {
    return isWholeDay ? daySlot(from.day, to.day) : timeSlot(from, { ...to, day: from.day }, zone)
  }
  function onDrop(dropped: Drag): void {
    const shift = shiftOf(dropped)
    if (dropped.kind === 'create') {
      const { day, minutes } = dropped.from
      const cell = cellAt(dropped.isWholeDay ? `${day}/all` : `${day}/${Math.floor(Math.min(minutes, dropped.to.minutes) / 60)}`)
      if (cell) actions.create(slotOf(dropped, dropped.isWholeDay), cell)
    } else if (shift.days !== 0 || shift.minutes !== 0) {
      if (dropped.kind === 'move') actions.move(dropped.entry, shift)
      else actions.resize(dropped.entry, dropped.edge, shift)
    }
  }
  function onClick({ target, clientX, clientY }: MouseEvent): void {
    const cell = target instanceof Element && !target.closest('button, a') ? target.closest<HTMLElement>('[data-cell]') : null
    const at = grid.current && locateTime(grid.current, days, clientX, clientY)
    if (!cell || !at) return
    actions.create(cell.dataset['cell']?.endsWith('all') ? daySlot(at.day, at.day) : hourSlot(at, zone), cell)
  }

  const slot = drag?.kind === 'create' ? slotOf(drag, drag.isWholeDay) : props.slot
  const hand = {
    held: drag && drag.kind !== 'create' ? drag.entry : undefined,
    ghost: drag && ghostOf(drag, zone),
    slot,
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={styles.grid}
      style={cssValues({ '--days': days.length })}
      aria-label={label(days, when)}
      aria-describedby="calendar-keys"
      data-scroller=""
      data-dragging={drag?.kind}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={styles.heads} role="rowgroup">
        <DayHeads {...props} />
        <LongRow {...props} {...hand} title={texts.allDay} />
      </div>
      <Hours {...props} {...hand} now={now} />
    </div>
  )
}

function label(days: readonly PlainDate[], when: ViewProps['when']): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last ? when.long(first) : when.days(first, last)
}

/** Begins where the working day does; today alone before and after work where it is now. */
function useScrolled(grid: { readonly current: HTMLElement | null }, now: Wall | undefined): void {
  const isDone = useRef(false)
  useLayoutEffect(() => {
    const body = grid.current?.querySelector<HTMLElement>('[data-body]')
    if (isDone.current || !body || !grid.current) return
    isDone.current = true
    // A little more, so that the figure of the hour stands below the head.
    grid.current.scrollTo({ top: (firstHour(now) / 24) * body.offsetHeight - 12 })
  })
}

function nextCursor({ day, hour }: Cursor, key: string, days: readonly PlainDate[]): Cursor | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { day: addDays(day, -1), hour }
    case 'ArrowRight':
      return { day: addDays(day, 1), hour }
    case 'ArrowUp':
      return { day, hour: hour === undefined || hour === 0 ? undefined : hour - 1 }
    case 'ArrowDown':
      return { day, hour: hour === undefined ? 0 : Math.min(23, hour + 1) }
    case 'Home':
      return { day: days[0] ?? day, hour }
    case 'End':
      return { day: days.at(-1) ?? day, hour }
    case 'PageUp':
      return { day: addDays(day, -7), hour }
    case 'PageDown':
      return { day: addDays(day, 7), hour }
    default:
      return undefined
  }
}

function shiftInWeek(entry: Entry, key: string): Shift | undefined {
  if (key === 'ArrowLeft') return { days: -1, minutes: 0 }
  if (key === 'ArrowRight') return { days: 1, minutes: 0 }
  if (isLong(entry)) return undefined
  if (key === 'ArrowUp') return { days: 0, minutes: -slotMinutes }
  return key === 'ArrowDown' ? { days: 0, minutes: slotMinutes } : undefined
}
