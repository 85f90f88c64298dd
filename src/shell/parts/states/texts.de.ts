import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  filteredTitle: 'Nichts gefunden',
  filteredText: 'Nichts entspricht dem, was Sie suchen.',
  clearFilters: 'Filter zurücksetzen',
  doneTitle: 'Alles erledigt',
  doneText: 'Hier wartet nichts.',
  notAllowedTitle: 'Für Sie nicht zugänglich',
  notAllowedText: 'Ihre Rolle erlaubt es nicht, das zu sehen.',
  loadErrorTitle: 'Das konnte nicht geladen werden',
  loadErrorText: 'Was gespeichert ist, ist nicht verloren. Es konnte nur gerade nicht geholt werden.',
  offlineText: 'Es besteht keine Verbindung. Sobald eine da ist, wird geladen.',
  stillLoading: 'Wird noch geladen. Das dauert länger als sonst.',
}
