import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { CalendarEvent, LayerDay, NewEvent } from '../../contract.ts'
import type { Entry } from '../time/entry.ts'
import type { Edge } from '../time/moved.ts'
import type { Shift } from '../time/wall.ts'
import type { When } from '../time/when.ts'

/** A free time for a new event: the first and the last day, or moments. */
export type Slot = Pick<NewEvent, 'allDay' | 'start' | 'end'>

/** Where the keyboard is. */
export type Cursor = { readonly day: PlainDate; readonly hour: number | undefined }

export type DayLayers = { readonly day: PlainDate; readonly holidays: readonly LayerDay[]; readonly deadlines: readonly LayerDay[] }

export type ViewActions = {
  readonly open: (event: CalendarEvent) => void
  /** Asks for the title of a new event, beside what the reader pointed at. */
  readonly create: (slot: Slot, anchor: HTMLElement) => void
  readonly move: (entry: Entry, shift: Shift) => void
  readonly resize: (entry: Entry, edge: Edge, shift: Shift) => void
  readonly remove: (entry: Entry) => void
  readonly walk: (to: Cursor) => void
  readonly showDay: (day: PlainDate) => void
}

/** What every view shows, and what can be done in it. */
export type ViewProps = {
  readonly days: readonly PlainDate[]
  readonly today: PlainDate
  /** A day of the month that is meant, where others are shown beside it. */
  readonly day: PlainDate
  readonly zone: string
  readonly when: When
  readonly entries: readonly Entry[]
  readonly layersOn: (day: PlainDate) => DayLayers
  readonly cursor: Cursor
  /** The time for which a new event is being written. */
  readonly slot: Slot | undefined
  readonly actions: ViewActions
}
