import type { Found } from './when-days.ts'

/** A time of day as `HH:mm`. */
export function timesIn(line: string): readonly Found<string>[] {
  return shapes.flatMap(({ shape, read }) =>
    [...line.matchAll(shape)].flatMap((match) => {
      const value = read(match)
      return value === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, value }]
    }),
  )
}

type Shape = { readonly shape: RegExp; readonly read: (match: RegExpMatchArray) => string | undefined }

const lead = String.raw`(?:(?:um|ab|gegen|at|around|@|a|alle|alle ore|verso le|vers)\s+)?`
const shapeOf = (inner: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}.:#/])${inner}(?![\\p{L}\\p{N}:])`, 'gu')

const shapes: readonly Shape[] = [
  // 9am, 9:30 pm
  { shape: shapeOf(String.raw`${lead}(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)`), read: twelveHours },
  // 15:00, also with «Uhr»
  { shape: shapeOf(String.raw`${lead}(\d{1,2}):(\d{2})(?:\s?uhr)?(?!\s?(?:am|pm))`), read: hours },
  // 14 Uhr, 14.30 Uhr, 14 Uhr 30
  { shape: shapeOf(String.raw`${lead}(\d{1,2})(?:\.(\d{2}))?\s?uhr(?!\s\d)`), read: hours },
  { shape: shapeOf(String.raw`${lead}(\d{1,2})\s?uhr\s(\d{2})`), read: hours },
  // 14h, 14h30
  { shape: shapeOf(String.raw`${lead}(\d{1,2})\s?h(\d{2})?`), read: hours },
  // um 15, at 9.30, alle 15
  {
    shape: shapeOf(String.raw`(?:um|at|@|alle|alle ore)\s?(\d{1,2})(?:\.(\d{2}))?(?!\s?(?:uhr|am|pm|h|a\.m|p\.m|\.|:|%|\d))`),
    read: hours,
  },
  { shape: shapeOf('(?:mittags|at noon|noon|a midi|a mezzogiorno)'), read: () => '12:00' },
]

function hours([, hour = '', minute = '00']: RegExpMatchArray): string | undefined {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : undefined
}

function twelveHours([, hour = '', minute = '00', half = '']: RegExpMatchArray): string | undefined {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return undefined
  const inDay = (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0)
  return `${String(inDay).padStart(2, '0')}:${minute}`
}
