import type { Found } from '../../../../kit/when-days.ts'

const shape =
  /(?<![\p{L}\p{N}.,:#/])(?:(for|fur|fuer|pendant|per)\s+)?(\d{1,3})(?:[.,](\d))?\s?(stunden|stunde|std|hours|hour|hrs|hr|heures|heure|ore|ora|h|minuten|minutes|minuti|minute|mins|min)\.?(?![\p{L}\p{N}])/gu

/** How long something takes, in minutes: «2 hours», «für 1,5 Stunden», «45 min». The line comes without capitals and accents. */
export function lengthsIn(line: string): readonly Found<number>[] {
  return [...line.matchAll(shape)].flatMap((match) => {
    const [whole, lead, count = '', tenths = '0', unit = ''] = match
    // «14 h» alone is a time of the day.
    if (unit === 'h' && lead === undefined) return []
    const minutes = Math.round((Number(count) + Number(tenths) / 10) * (unit.startsWith('m') ? 1 : 60))
    return minutes > 0 && minutes <= 24 * 60 ? [{ start: match.index, end: match.index + whole.length, value: minutes }] : []
  })
}
