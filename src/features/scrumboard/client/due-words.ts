import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormatLocale } from '../../../shell/parts/formats/use-formats.ts'
import { boardWords } from './board-words.ts'
import { dueWords } from './due-state.ts'

/** When something is due, as people say it. */
export function useDueWords(): (due: string) => string {
  const { yesterday, today, tomorrow } = useTexts(boardWords)
  const locale = useFormatLocale()
  const now = useMinute()
  return (due) => dueWords(due, now, { locale, timeZone: officeTimeZone, yesterday, today, tomorrow })
}
