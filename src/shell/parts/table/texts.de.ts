import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  rowsOne: '1 Zeile',
  rowsMany: '{count} Zeilen',
  rowsMore: 'Über {count} Zeilen',
  rowsOf: '{count} von {all} Zeilen',
  sortBy: 'Nach {column} sortieren',
  sortHint: 'Mit gedrückter Umschalttaste kommt eine weitere Spalte dazu.',
  sort: 'Sortieren',
  ascending: 'aufsteigend',
  descending: 'absteigend',
  unsorted: 'Unsortiert',
  resize: 'Breite von {column}',
  columns: 'Spalten',
  moveUp: '{column} nach oben',
  moveDown: '{column} nach unten',
  resetColumns: 'Spalten zurücksetzen',
  exportCsv: 'Als CSV exportieren',
  exported: '{count} Zeilen in {file} exportiert',
  select: '{row} auswählen',
  selectAll: 'Alle Zeilen auswählen',
  total: 'Total',
  scrollArea: '{table}, scrollbar',
  failed: '«{table}» konnte nicht geladen werden',
}
