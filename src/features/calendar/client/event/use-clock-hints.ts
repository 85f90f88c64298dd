import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { minutesBetween, realMinutes, type EventWhen, type Wall } from './event-when.ts'
import { eventWords } from './event-words.ts'
import type { texts as original } from './texts.ts'
import { clockHint } from './zone-hints.ts'

/** What a change of the clocks does to an event, in words; nothing on most days. */
export function useClockHints(when: EventWhen, zone: string): readonly string[] {
  const texts = useTexts(eventWords)
  const { duration } = useFormats()
  if (when.allDay) return []
  const [real, shown] = [realMinutes(when, zone), minutesBetween(when.start, when.end)]
  const length = real !== shown && real > 0 ? [fill(texts.changedLength, { length: duration(real * 60) })] : []
  return [...hintsAt(when.start, zone, texts, texts.skippedStart), ...hintsAt(when.end, zone, texts, texts.skippedEnd), ...length]
}

type Texts = typeof original

function hintsAt(wall: Wall, zone: string, texts: Texts, skipped: Texts['skippedStart'] | Texts['skippedEnd']): readonly string[] {
  const hint = clockHint(wall, zone)
  const { time } = wall
  if (!hint) return []
  if (hint.kind === 'skipped') return [fill(skipped, { time, instead: hint.instead })]
  return [fill(hint.which === 'first' ? texts.twiceFirst : texts.twiceSecond, { time })]
}
