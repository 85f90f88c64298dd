import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { shellCatalogue } from '../../../../shell/shell-catalogue.ts'
import type { CalendarProps } from '../../../../ui/calendar-button.tsx'
import { formCatalogue } from './form-catalogue.ts'

/** What the calendars of the form have in common. The rest is fetched when somebody reaches for it. */
export function useCalendarPart(holidays?: readonly string[]): Pick<CalendarProps, 'label' | 'load' | 'broken'> {
  const { language } = useLanguage()
  return {
    label: useTexts(formCatalogue).calendar,
    load: async () => (await import('./calendar-contents.ts')).calendarContents(language, holidays),
    broken: useTexts(shellCatalogue).brokenPart,
  }
}
