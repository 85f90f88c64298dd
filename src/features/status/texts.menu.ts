import type { Language } from '../../kit/texts.ts'

/** Apart from the page's sentences, because the menu needs these few words without them. */
export const menuLabel: Readonly<Record<Language, string>> = {
  de: 'Status des Dienstes',
  fr: 'État du service',
  it: 'Stato del servizio',
  rm: 'Stadi dal servetsch',
  en: 'Service status',
  ls: 'Läuft alles?',
}
