import type { Language } from '../kit/texts.ts'

/** Each language in its own words: nobody has to read another one to find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  en: 'English',
  ls: 'Leichte Sprache',
}
