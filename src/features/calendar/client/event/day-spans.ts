import { exactDate, monthOf, yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { daysIn, type Found } from '../../../../kit/when-days.ts'

/** Days in a row, both ends included. */
export type DaySpan = { readonly first: PlainDate; readonly last: PlainDate }

const joined = /^\s*(?:[-–—]|bis(?:\s+(?:zum|am))?|to|till|until)?\s*$/
const isJoiner = /^(?:bis|until)\b/
const dayBefore = /(?<![\p{L}\p{N}.:])(?:(?:vom|from)\s+)?(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:[-–—]|bis(?:\s+zum)?|to|till|until)\s*$/u

/** The days a line names, and those from one to another: «3.–7. August», «Monday to Wednesday». */
export function daySpansIn(line: string, today: PlainDate): readonly Found<DaySpan>[] {
  const spans: Found<DaySpan>[] = []
  for (const day of daysIn(line, today)) {
    const before = spans.at(-1)
    const span = before ? together(line, before, day) : undefined
    if (span) spans.splice(-1, 1, span)
    else spans.push(withNumberBefore(line, day, before?.end ?? 0))
  }
  return spans
}

function together(line: string, one: Found<DaySpan>, other: Found<PlainDate>): Found<DaySpan> | undefined {
  const between = line.slice(one.end, other.start)
  const isTold = joined.test(between) && (between.trim() !== '' || isJoiner.test(line.slice(other.start, other.end)))
  if (!isTold || one.value.first !== one.value.last || other.value <= one.value.first) return undefined
  return { start: one.start, end: other.end, value: { first: one.value.first, last: other.value } }
}

/** «3.–7.8.» says the month only once. */
function withNumberBefore(line: string, { start, end, value }: Found<PlainDate>, from: number): Found<DaySpan> {
  // What was found may begin with the joining word itself.
  const lead = isJoiner.exec(line.slice(start, end))?.[0] ?? ''
  const match = /\d/.test(line.slice(start, end)) ? dayBefore.exec(line.slice(from, start) + lead) : null
  const first = match ? exactDate(yearOf(value), monthOf(value), Number(match[1])) : undefined
  if (!match || first === undefined || first >= value) return { start, end, value: { first: value, last: value } }
  return { start: from + match.index, end, value: { first, last: value } }
}
