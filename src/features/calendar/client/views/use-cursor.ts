import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { addDays, weekdayOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { isWeekend, type Place } from '../period.ts'
import { isLong, type Entry } from '../time/entry.ts'
import { shiftedMoment, wallAt, type Shift } from '../time/wall.ts'
import type { Cursor } from './view-props.ts'

type CursorOptions = {
  readonly place: Place
  readonly days: readonly PlainDate[]
  readonly zone: string
  readonly room: RefObject<HTMLElement | null>
  readonly onGo: (to: Place, step: 'replace') => void
}

type CursorModel = {
  readonly cursor: Cursor
  /** The focus goes there, and the period with it where it is not shown. */
  readonly walk: (to: Cursor) => void
  /** Lets the focus stay on an event that is moved by keys, wherever it goes. */
  readonly follow: (move: (entry: Entry, shift: Shift) => void) => (entry: Entry, shift: Shift) => void
}

/** Where work begins, so does the keyboard. */
const usualHour = 8

/** The one place of a grid that the tab key reaches, and the focus that follows it. */
export function useCursor({ place, days, zone, room, onGo }: CursorOptions): CursorModel {
  const [chosen, setChosen] = useState<Cursor>()
  const isMonth = place.view === 'month'
  const fallback: Cursor = { day: days.includes(place.day) ? place.day : (days[0] ?? place.day), hour: usualHour }
  const cursor = chosen && days.includes(chosen.day) ? chosen : fallback
  const want = useFocus(room)

  function go(to: Cursor): void {
    setChosen(to)
    if (!days.includes(to.day)) onGo({ view: place.view, day: to.day }, 'replace')
  }
  return {
    cursor,
    walk: (to) => {
      const next = place.view === 'work-week' ? onWorkday(to, cursor) : to
      want(isMonth ? `[data-cell="${next.day}"]` : `[data-cell="${next.day}/${next.hour ?? 'all'}"]`)
      go(next)
    },
    follow: (move) => (entry, shift) => {
      const isFocused = document.activeElement instanceof HTMLElement && document.activeElement.dataset['entry'] === entry.key
      move(entry, shift)
      if (!isFocused) return
      want(`[data-entry="${entry.key}"]`)
      const day = entry.event.allDay ? addDays(entry.first, shift.days) : wallAt(shiftedMoment(entry.start, shift, zone), zone).day
      go({ day, hour: isLong(entry) ? undefined : cursor.hour })
    },
  }
}

type Wanted = { readonly selector: string; readonly until: number }

/** So long a moved event may take to appear in its new place. */
const patience = 3000

/** Gives the focus to what is wanted once it is there. A moved event is drawn anew, and only then has lost it. */
function useFocus(room: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<Wanted>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { selector, until } = wanted.current
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isOurs = isLost || room.current?.contains(activeElement) === true
    const isCell = selector.startsWith('[data-cell')
    const element = room.current?.querySelector<HTMLElement>(selector)
    if (element && (isCell ? isOurs : isLost)) element.focus()
    if (!isOurs || performance.now() > until || (isCell && element)) wanted.current = undefined
  })
  return useCallback((selector) => {
    wanted.current = { selector, until: performance.now() + patience }
  }, [])
}

/** From Friday to Monday and back. */
function onWorkday(to: Cursor, from: Cursor): Cursor {
  if (!isWeekend(to.day)) return to
  const weekday = weekdayOf(to.day)
  return { ...to, day: addDays(to.day, to.day > from.day ? 8 - weekday : 5 - weekday) }
}
