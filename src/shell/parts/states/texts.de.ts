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
  loadErrorText: 'Ihre Daten sind sicher. Versuchen Sie es gleich noch einmal.',
  offlineText: 'Sie sind offline. Sobald Sie wieder online sind, wird geladen.',
  stillLoading: 'Wird noch geladen. Das dauert länger als sonst.',
}
