import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { shellCatalogue } from '../../../../shell/shell-catalogue.ts'
import type { CalendarProps } from '../../../../ui/calendar-button.tsx'

/** What the calendars of the form have in common. The rest is fetched when somebody reaches for it. */
export function useCalendarPart(holidays?: readonly string[]): Pick<CalendarProps, 'load' | 'broken'> {
  const { language } = useLanguage()
  return {
    load: () => import('./calendar-contents.ts').then((part) => part.calendarContents(language, holidays)),
    broken: useTexts(shellCatalogue).brokenPart,
  }
}
