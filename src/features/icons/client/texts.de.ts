import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  title: 'Symbole',
  search: 'Symbole nach Name oder Wort suchen',
  count: '{count} Symbole',
  found: '{found} von {count} Symbolen',
  hint: 'Ein Klick auf ein Symbol, oder Enter darauf, kopiert seinen Namen.',
  origin: 'Gezeichnet vom Projekt Lucide, ISC-Lizenz',
  copied: '«{name}» kopiert',
  notCopied: 'Der Browser lässt uns nicht kopieren. Der Name ist «{name}».',
  loadFailed: 'Die Symbole konnten nicht geladen werden',
  noneTitle: 'Zu diesem Wort gibt es kein Symbol',
  noneText: 'Versuchen Sie es mit einem anderen, auf Deutsch oder Englisch.',
}
