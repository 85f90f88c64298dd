import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import type { WidgetRange } from '../contract.ts'
import { analyticsWords } from './analytics-words.ts'
import { useLabels } from './use-labels.ts'

/** What a range is called. A day that is not today has its date: «today» would be wrong. */
export function useRangeTitle(isToday: boolean): (range: WidgetRange) => string {
  const texts = useTexts(analyticsWords)
  const labels = useLabels()
  return ({ id, from, to }) => {
    if (from === to) return isToday ? texts[id === 'today' ? 'today' : 'yesterday'] : labels.weekday(from)
    return fill(texts.lastDays, { count: Number.parseInt(id, 10) })
  }
}
