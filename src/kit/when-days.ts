import { addDays, addMonths, plainDate, monthOf, weekdayOf, yearOf, type PlainDate } from './plain-date.ts'
import { readDate } from './read-date.ts'
import * as words from './when-words.ts'

/** What was found, and where. */
export type Found<Value> = { readonly start: number; readonly end: number; readonly value: Value }

/** The days a line names, in its order. The line comes without capitals and accents. */
export function daysIn(line: string, today: PlainDate): readonly Found<PlainDate>[] {
  const found = patterns.flatMap(({ shape, read }) =>
    [...line.matchAll(shape)].flatMap((match) => {
      const value = read(match, today)
      return value === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, value }]
    }),
  )
  // Where several read the same place, the longer one understood more of it.
  const byLength = found.toSorted((one, other) => other.end - other.start - (one.end - one.start))
  const kept = byLength.filter((each, at) => !byLength.slice(0, at).some((longer) => overlap(longer, each)))
  return kept.toSorted((one, other) => one.start - other.start)
}

export function overlap(one: Omit<Found<unknown>, 'value'>, other: Omit<Found<unknown>, 'value'>): boolean {
  return one.start < other.end && other.start < one.end
}

type Pattern = { readonly shape: RegExp; readonly read: (match: RegExpMatchArray, today: PlainDate) => PlainDate | undefined }

const oneOf = (list: readonly string[]): string =>
  `(?:${list
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')})`
const lead = `(?:${oneOf(words.before)}\\s+)?`
/** Whole words only. */
const shapeOf = (inner: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}#/])${inner}(?![\\p{L}\\p{N}])`, 'gu')
const month = oneOf(words.monthNames)
const ordinal = String.raw`(?:\.|er|st|nd|rd|th)?`

const patterns: readonly Pattern[] = [
  { shape: shapeOf(`${lead}(${oneOf(Object.keys(words.dayWords).filter((word) => word !== 'morgen'))})(?:\\s+morgen)?`), read: dayWord },
  // «Guten Morgen» and «am Morgen» mean the morning.
  {
    shape: shapeOf(`(?<!(?:guten|am|jeden|heute)\\s+)((?:bis\\s+)?morgen)(?!\\s*(?:${oneOf(['essen', 'sitzung'])}))`),
    read: (_, today) => addDays(today, 1),
  },
  ...Object.entries(words.nextPeriods).map(([period, names]) => ({
    shape: shapeOf(`${lead}${oneOf(names)}`),
    read: (_: RegExpMatchArray, today: PlainDate) => nextPeriod(period, today),
  })),
  {
    shape: shapeOf(
      `(?:in|dans|fra|tra)\\s+(\\d{1,3}|${oneOf([...words.numberWords.keys()])})\\s+(${oneOf(Object.values(words.spanUnits).flat())})`,
    ),
    read: span,
  },
  {
    shape: shapeOf(
      `${lead}(${oneOf([...words.nextWords, ...words.comingWords])}\\s+)?(${oneOf(words.weekdayNames.flat())})(\\s+(?:prochain|prossimo|prossima))?`,
    ),
    read: weekday,
  },
  {
    shape: shapeOf(
      `(?:am|on|by|bis|until|(${oneOf([...words.nextWords, ...words.comingWords])}))\\s+(${oneOf(words.shortWeekdays.flat())})`,
    ),
    read: weekday,
  },
  // Right before a time a short one can mean nothing else: «Di 14–15», «Fri 9am».
  {
    shape: shapeOf(
      String.raw`()(${oneOf(words.shortWeekdays.flat())})(?:\.,?|,)?(?=\s+(?:(?:um|at|von|from)\s+)?\d{1,2}(?:[:h]\d{2}|\.\d{2}(?!\.)|\s?(?:uhr|h|am|pm)(?!\p{L})|\s?[-–—]\s?\d))`,
    ),
    read: weekday,
  },
  { shape: shapeOf(String.raw`${lead}(\d{4}-\d{2}-\d{2})`), read: written },
  {
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])${lead}(\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:\d{4}|\d{2}(?![\p{N}:]))(?!\s?uhr|[.:]\d))?)(?![\p{L}\p{N}])`,
      'gu',
    ),
    read: written,
  },
  { shape: shapeOf(String.raw`(?:am|bis(?:\s+zum)?|on|by|until|le|il|entro\s+il)\s+(\d{1,2}\.\d{1,2})(?!\.)`), read: written },
  { shape: shapeOf(String.raw`${lead}(\d{1,2}/\d{1,2}/\d{4})`), read: written },
  { shape: shapeOf(String.raw`${lead}(\d{1,2}${ordinal}\s+(?:of\s+|de\s+)?${month}\.?(?:\s+\d{4})?)`), read: written },
  { shape: shapeOf(String.raw`${lead}(${month}\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?)(?!\s*(?::|am|pm|uhr))`), read: monthFirst },
]

function dayWord([, word = '']: RegExpMatchArray, today: PlainDate): PlainDate | undefined {
  const days = words.dayWords[word]
  return days === undefined ? undefined : addDays(today, days)
}

function nextPeriod(period: string, today: PlainDate): PlainDate {
  if (period === 'week') return addDays(today, 8 - weekdayOf(today))
  const nextMonth = addMonths(plainDate(yearOf(today), monthOf(today), 1), 1)
  if (period === 'month') return nextMonth
  if (period === 'month-end') return addDays(nextMonth, -1)
  return addDays(today, Math.max(0, 6 - weekdayOf(today)))
}

function span([, count = '', unit = '']: RegExpMatchArray, today: PlainDate): PlainDate | undefined {
  const number = words.numberWords.get(count) ?? Number(count)
  if (words.spanUnits.day.includes(unit)) return addDays(today, number)
  return words.spanUnits.week.includes(unit) ? addDays(today, 7 * number) : addMonths(today, number)
}

/** The one that comes, never today; «next» means the one of next week. */
function weekday([, which = '', name = '', behind]: RegExpMatchArray, today: PlainDate): PlainDate | undefined {
  const long = words.weekdayNames.findIndex((names) => names.includes(name))
  const wanted = (long < 0 ? words.shortWeekdays.findIndex((names) => names.includes(name)) : long) + 1
  if (wanted === 0) return undefined
  const isNext = words.nextWords.includes(which.trim()) || behind !== undefined
  if (isNext) return addDays(today, 7 - weekdayOf(today) + wanted)
  return addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1)
}

function written([, text = '']: RegExpMatchArray, today: PlainDate): PlainDate | undefined {
  return readDate(text, { towards: 'future', today })
}

/** `December 3`, with or without a year. */
function monthFirst([, text = '']: RegExpMatchArray, today: PlainDate): PlainDate | undefined {
  const [, name = '', day = '', year = ''] = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})?$/u.exec(text) ?? []
  return readDate(`${day} ${name} ${year}`.trim(), { towards: 'future', today })
}
