import type { Found } from './when-days.ts'

/** From one time of day to another, both as `HH:mm`; where the second is not later, it is that of the next day. */
export type TimeRange = { readonly from: string; readonly to: string }

const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(uhr|h|am|pm)?`
const lead = String.raw`(?:(?:von|from|between|zwischen|de|dalle|um|at|@)\s+)?`
const joiner = String.raw`\s*(?:[-–—]|bis|to|till|until|and|und|a|alle)\s*`
const range = new RegExp(String.raw`(?<![\p{L}\p{N}.:/#-])${lead}${time}${joiner}${time}(?![\p{L}\p{N}:/-]|\.\d|\.\s?\p{L})`, 'gu')

/** The ranges a line names: «14–15», «von 9 bis 10:30 Uhr», «2-3pm». The line comes without capitals and accents. */
export function timeRangesIn(line: string): readonly Found<TimeRange>[] {
  return [...line.matchAll(range)].flatMap((match) => {
    const value = rangeOf(match)
    return value ? [{ start: match.index, end: match.index + match[0].length, value }] : []
  })
}

function rangeOf(match: RegExpMatchArray): TimeRange | undefined {
  const [whole, fromHour = '', fromMinute, fromMark, toHour = '', toMinute, toMark] = match
  // «1 and 2» is a list; words join times only where something else says that they are times.
  const isBare = [fromMinute, fromMark, toMinute, toMark].every((each) => each === undefined)
  if (isBare && !/[-–—]/.test(whole) && !/^(?:von|from|between|zwischen|de|dalle)\s/.test(whole)) return undefined
  const to = clockTime(toHour, toMinute, toMark)
  if (fromMark === undefined && (toMark === 'am' || toMark === 'pm')) {
    // «2–3pm» is in the afternoon, «11–1pm» begins in the morning.
    const alike = clockTime(fromHour, fromMinute, toMark)
    const from = alike !== undefined && to !== undefined && alike < to ? alike : clockTime(fromHour, fromMinute, 'am')
    return from !== undefined && to !== undefined ? { from, to } : undefined
  }
  const from = clockTime(fromHour, fromMinute, fromMark)
  return from !== undefined && to !== undefined && from !== to ? { from, to } : undefined
}

function clockTime(hour: string, minute = '00', mark?: string): string | undefined {
  const isTwelve = mark === 'am' || mark === 'pm'
  const hours = isTwelve ? (Number(hour) % 12) + (mark === 'pm' ? 12 : 0) : Number(hour)
  if (Number(minute) > 59 || hours > 24 || (isTwelve && (Number(hour) < 1 || Number(hour) > 12))) return undefined
  if (hours === 24) return minute === '00' ? '00:00' : undefined
  return `${String(hours).padStart(2, '0')}:${minute}`
}
