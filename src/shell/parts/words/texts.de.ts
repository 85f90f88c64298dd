import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  close: 'Schliessen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  discard: 'Verwerfen',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  more: 'Mehr',
  back: 'Zurück',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  retry: 'Erneut versuchen',
  search: 'Suchen',
  clear: 'Leeren',
  apply: 'Anwenden',
  reset: 'Zurücksetzen',
  loading: 'Wird geladen …',
}
