import { addDays, dayOf, monthOf, plainDate, weekdayOf, yearOf, type PlainDate } from '../../kit/plain-date.ts'
import { wallTimeAt } from '../../kit/zoned-moment.ts'

const hour = 3_600_000
/** So many years are told one by one where the changes follow no rule. */
const years = 12

type Change = { readonly at: number; readonly before: number; readonly after: number }

/** The lines VTIMEZONE that say how clocks of a place go from this year on. */
export function zoneLines(timeZone: string, firstYear: number): readonly string[] {
  const changes = Array.from({ length: years }, (_, at) => changesIn(firstYear + at, timeZone))
  const offset = offsetAt(Date.UTC(firstYear, 0, 1), timeZone)
  const fixed = observance({ at: Date.UTC(firstYear, 0, 1) - offset, before: offset, after: offset }, 'STANDARD')
  const inOrder = repeated(changes) ?? changes.flat().flatMap((change) => observance(change, kindOf(change)))
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...(isSettled(changes) ? [] : fixed), ...inOrder, 'END:VTIMEZONE']
}

/** Each change as a rule of its own, if all these years follow it. */
function repeated(changes: readonly (readonly Change[])[]): readonly string[] | undefined {
  const [first = []] = changes
  if (!isSettled(changes)) return undefined
  return first.flatMap((change) => {
    const day = dayBefore(change)
    // The year before, so that the rule already holds for the first event of the year.
    const earlier = sameRuleDay(day, yearOf(day) - 1)
    const rule = `RRULE:FREQ=YEARLY;BYMONTH=${monthOf(day)};BYDAY=${nthOf(day)}${weekdayNames[weekdayOf(day) - 1] ?? ''}`
    const [begin = '', name = '', from = '', to = '', , end = ''] = observance(change, kindOf(change))
    return [begin, name, from, to, `DTSTART:${earlier.replaceAll('-', '')}T${timeBefore(change)}`, rule, end]
  })
}

function isSettled(changes: readonly (readonly Change[])[]): boolean {
  const [first = []] = changes
  return first.length > 0 && changes.every((year) => year.length === first.length && year.every((change, at) => follows(change, first[at])))
}

function follows(change: Change, first: Change | undefined): boolean {
  if (!first || change.before !== first.before || change.after !== first.after) return false
  const day = dayBefore(change)
  return timeBefore(change) === timeBefore(first) && sameRuleDay(dayBefore(first), yearOf(day)) === day
}

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Which of its month: 1 to 3 from the start, -1 for the last one. */
function nthOf(day: PlainDate): number {
  return monthOf(addDays(day, 7)) === monthOf(day) ? Math.ceil(dayOf(day) / 7) : -1
}

function sameRuleDay(day: PlainDate, year: number): PlainDate {
  const month = Array.from({ length: 31 }, (_, at) => addDays(plainDate(year, monthOf(day), 1), at)).filter(
    (each) => monthOf(each) === monthOf(day) && weekdayOf(each) === weekdayOf(day),
  )
  return month.at(nthOf(day) === -1 ? -1 : nthOf(day) - 1) ?? day
}

function observance({ at, before, after }: Change, kind: 'STANDARD' | 'DAYLIGHT'): readonly string[] {
  const start = new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, '')
  return [
    `BEGIN:${kind}`,
    `TZNAME:${kind}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `DTSTART:${start}`,
    `END:${kind}`,
  ]
}

const kindOf = ({ before, after }: Change): 'STANDARD' | 'DAYLIGHT' => (after > before ? 'DAYLIGHT' : 'STANDARD')
const dayBefore = ({ at, before }: Change): PlainDate => {
  const shown = new Date(at + before)
  return plainDate(shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate())
}
const timeBefore = ({ at, before }: Change): string => new Date(at + before).toISOString().slice(11, 19).replaceAll(':', '')

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const twoDigits = (figure: number) => String(figure).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(Math.floor(minutes % 60))}`
}

/** Where the offset changes within a year, to the minute. */
function changesIn(year: number, timeZone: string): readonly Change[] {
  const found: Change[] = []
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  for (let from = start; from < end; from += 240 * hour) {
    const to = Math.min(end, from + 240 * hour)
    const [before, after] = [offsetAt(from, timeZone), offsetAt(to, timeZone)]
    if (before !== after) found.push({ at: changeBetween(from, to, before, timeZone), before, after })
  }
  return found
}

function changeBetween(from: number, to: number, before: number, timeZone: string): number {
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${wallTimeAt(new Date(moment), timeZone)}Z`) - moment
}
