import { momentAt, timeAt } from '../../../../kit/zoned-moment.ts'
import { wallAt, type Wall } from './event-when.ts'

/** What the clocks of a place do to a time somebody chose. */
type ClockHint =
  /** They go forward over it; `instead` is what they show then. */
  | { readonly kind: 'skipped'; readonly instead: string }
  /** They go back and show it two times; the first or the second is meant. */
  | { readonly kind: 'twice'; readonly which: 'first' | 'second' }

export function clockHint({ day, time }: Wall, timeZone: string): ClockHint | undefined {
  const at = momentAt(day, time, timeZone)
  const shown = timeAt(at, timeZone)
  if (shown !== time) return { kind: 'skipped', instead: shown }
  // Clocks go back by an hour, in a few places by half of it.
  const isShownAlso = (minutes: number): boolean => {
    const other = wallAt(new Date(at.getTime() + minutes * 60_000), timeZone)
    return other.day === day && other.time === time
  }
  if ([-60, -30].some(isShownAlso)) return { kind: 'twice', which: 'second' }
  return [60, 30].some(isShownAlso) ? { kind: 'twice', which: 'first' } : undefined
}
