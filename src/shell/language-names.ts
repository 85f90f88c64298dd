import type { Language, OfferedLanguage } from '../kit/texts.ts'

/** What somebody reads who would rather read another language than the page's. Easy German is chosen, never offered. */
export const languageOffers: Readonly<Record<OfferedLanguage, string>> = {
  de: 'Diese Seite gibt es auch auf Deutsch.',
  fr: 'Cette page existe aussi en français.',
  it: 'Questa pagina esiste anche in italiano.',
  rm: 'Questa pagina datti era per rumantsch.',
  en: 'This page is also available in English.',
}

/** Each language in its own words: nobody has to read another one to find theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  en: 'English',
  ls: 'Leichte Sprache',
}
