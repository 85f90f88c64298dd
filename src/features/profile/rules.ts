import { dayAt, type PlainDate } from '../../kit/plain-date.ts'
import type { Month } from './medium.ts'

/** What was typed with one entry on each line; nothing twice. */
export function linesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** The address of a website as it was typed, `example.ch` included; nothing where it can be none. */
export function websiteIn(text: string): string | undefined {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d{1,5})?([/?#]\S*)?$/iu.test(address) ? address : undefined
}

/** What a telephone dials: `+41 44 123 45 67` without its gaps. */
export function dialled(number: string): string {
  return number.replace(/[^\d+]/g, '')
}

type Day<Row> = { readonly day: PlainDate; readonly rows: readonly Row[] }

/** Rows under the day on which they happened, in their order. */
export function byDay<Row extends { readonly time: string }>(rows: readonly Row[], timeZone: string): readonly Day<Row>[] {
  const days = Map.groupBy(rows, ({ time }) => dayAt(new Date(time), timeZone))
  return [...days].map(([day, each]) => ({ day, rows: each }))
}

/** Months that were read in several parts: each once, with all of its media that are here. */
export function wholeMonths(parts: readonly (readonly Month[])[]): readonly Month[] {
  const months = new Map<string, Month>()
  for (const month of parts.flat()) {
    const known = months.get(month.id)
    const fresh = known ? month.media.filter(({ id }) => !known.media.some((each) => each.id === id)) : month.media
    months.set(month.id, known ? { ...month, media: [...known.media, ...fresh] } : month)
  }
  return [...months.values()]
}

/** `5 photos`, `1 photo, 2 videos`. */
export function countedMedia({ photos, videos }: { readonly photos: number; readonly videos: number }): string {
  const said = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
  return [...(photos > 0 || videos === 0 ? [said(photos, 'photo')] : []), ...(videos > 0 ? [said(videos, 'video')] : [])].join(', ')
}
