import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { addDays, addMonths, weekdayOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { calendarWords } from '../calendar-words.ts'
import { touches, type Entry } from '../time/entry.ts'
import type { Shift } from '../time/wall.ts'
import { ghostOf, daySlot } from '../views/ghost.ts'
import { shiftOf, useDrag, type Drag } from '../views/use-drag.ts'
import { useIsPhone } from '../../../../shell/use-is-phone.ts'
import { useViewKeys } from '../views/use-view-keys.ts'
import type { Cursor, ViewProps } from '../views/view-props.ts'
import { DayList } from './day-list.tsx'
import { locateDay } from './locate-day.ts'
import { MonthWeek } from './month-week.tsx'
import { cssValues } from '../views/css-values.ts'
import styles from './month.module.css'
import { useLanes } from './use-lanes.ts'

/** The weeks of a month. */
export function MonthView(props: ViewProps): ReactNode {
  const { days, entries, zone, when, cursor, actions, slot } = props
  const texts = useTexts(calendarWords)
  const grid = useRef<HTMLDivElement>(null)
  const lanes = useLanes(grid, days.length / 7)
  const isPhone = useIsPhone()
  const [listed, setListed] = useState<{ readonly day: PlainDate; readonly anchor: HTMLElement }>()
  const list = (day: PlainDate): void => {
    const anchor = cellOf(grid.current, day)
    if (anchor) setListed({ day, anchor })
  }
  const { drag, onPointerDown } = useDrag({ entries, locate: locateDay, onDrop })
  const onKeyDown = useViewKeys({
    entries,
    cursor,
    actions,
    next: nextCursor,
    shift: shiftByDay,
    take: ({ day }, cell) => (entries.some((entry) => touches(entry, day)) ? list(day) : actions.create(daySlot(day, day), cell)),
  })

  function onDrop(dropped: Drag): void {
    const shift = { ...shiftOf(dropped), minutes: 0 }
    if (dropped.kind === 'create') {
      const cell = cellOf(grid.current, dropped.to.day)
      if (cell) actions.create(daySlot(dropped.from.day, dropped.to.day), cell)
    } else if (shift.days !== 0) {
      if (dropped.kind === 'move') actions.move(dropped.entry, shift)
      else actions.resize(dropped.entry, dropped.edge, shift)
    }
  }
  function onClick({ target }: MouseEvent): void {
    const cell = target instanceof Element && !target.closest('button, a') ? target.closest<HTMLElement>('[data-cell]') : null
    const day = days.find((each) => each === cell?.dataset['cell'])
    if (!cell || !day) return
    actions.walk({ day, hour: undefined })
    if (isPhone) list(day)
    else actions.create(daySlot(day, day), cell)
  }

  const drawn = drag?.kind === 'create' ? daySlot(drag.from.day, drag.to.day) : slot
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={styles.grid}
        style={cssValues({ '--weeks': weeks.length })}
        aria-label={when.month(props.day)}
        aria-describedby="calendar-keys"
        data-dragging={drag ? drag.kind : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        <div role="row" className={styles.heads}>
          <div role="columnheader" className={styles.corner}>
            <VisuallyHidden>{texts.weekColumn}</VisuallyHidden>
          </div>
          {days.slice(0, 7).map((day) => (
            <div key={day} role="columnheader" className={styles.head} aria-label={when.weekdayLong(day)}>
              {when.weekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <MonthWeek
            key={week[0]}
            {...props}
            week={week}
            lanes={lanes}
            isPhone={isPhone}
            held={drag && drag.kind !== 'create' ? drag.entry : undefined}
            ghost={drag && ghostOf({ ...drag, from: { ...drag.from, minutes: 0 }, to: { ...drag.to, minutes: 0 } }, zone)}
            slot={drawn}
            onList={list}
          />
        ))}
      </div>
      {listed ? (
        <DayList
          {...props}
          day={listed.day}
          anchor={listed.anchor}
          onClose={() => setListed(undefined)}
          onCreate={() => actions.create(daySlot(listed.day, listed.day), listed.anchor)}
        />
      ) : null}
    </>
  )
}

function cellOf(grid: HTMLElement | null, day: PlainDate): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${day}"]`) ?? null
}

function nextCursor({ day, hour }: Cursor, key: string): Cursor | undefined {
  if (key === 'PageUp' || key === 'PageDown') return { day: addMonths(day, key === 'PageUp' ? -1 : 1), hour }
  const weekday = weekdayOf(day)
  const ways = new Map([...arrows, ['Home', 1 - weekday], ['End', 7 - weekday]])
  const way = ways.get(key)
  return way === undefined ? undefined : { day: addDays(day, way), hour }
}

const arrows: readonly (readonly [string, number])[] = [
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]

function shiftByDay(_: Entry, key: string): Shift | undefined {
  const days = new Map(arrows).get(key)
  return days === undefined ? undefined : { days, minutes: 0 }
}
