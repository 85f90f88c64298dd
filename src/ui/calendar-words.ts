import type { PlainDate } from '../kit/plain-date.ts'

/** What a calendar says, in the language of the page. */
export type CalendarWords = {
  readonly close: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
  /** Above the list of years, and what a press on the title is for. */
  readonly chooseYear: string
  /** How to walk through the grid, for people who listen. */
  readonly keys: string
  /** A few letters under the first and the last day that may be chosen. */
  readonly from: string
  readonly to: string
  /** The same, spoken. */
  readonly earliest: string
  readonly latest: string
  readonly freeDay: string
  /** From Monday on; a column shows the first two letters. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  /** Weekday and date in words. */
  readonly day: (date: PlainDate) => string
  /** Month and year. */
  readonly month: (date: PlainDate) => string
  /** Which days may be chosen. */
  readonly span: (earliest: PlainDate | undefined, latest: PlainDate | undefined) => string
  /** Why a day may not be chosen, after its name. */
  readonly tooEarly: (earliest: PlainDate) => string
  readonly tooLate: (latest: PlainDate) => string
  /** The answer to somebody who chose such a day. */
  readonly refused: (date: PlainDate, reason: string) => string
}
