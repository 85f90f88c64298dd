import { formatsFor, type Formats } from '../../../kit/formats.ts'
import { useLanguage } from '../../language.tsx'

/** Where the office is: all times are its times, wherever somebody reads them. */
export const officeTimeZone = 'Europe/Zurich'

// English as it is written here: the day before the month, 24 hours.
const locales = { de: 'de-CH', en: 'en-CH' } as const

// Formatters take long to make and never change; one set for each language of the workspace.
const german = formatsFor({ locale: locales.de, timeZone: officeTimeZone })
const english = formatsFor({ locale: locales.en, timeZone: officeTimeZone })

/** Dates, times, numbers and money in the language of the page. */
export function useFormats(): Formats {
  return useLanguage().language === 'de' ? german : english
}

/** For what the formats above do not cover. */
export function useFormatLocale(): string {
  return useLanguage().language === 'de' ? locales.de : locales.en
}
