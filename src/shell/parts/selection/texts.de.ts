import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  bar: 'Auswahl',
  count: '{count} ausgewählt',
  none: 'Nichts ausgewählt',
  clear: 'Auswahl aufheben',
  selectRow: '{row} auswählen',
  selectAll: 'Alle auswählen',
  wholeResult: 'Alle {total} im Ergebnis auswählen',
  wholeResultOn: 'Alle {total} im Ergebnis sind ausgewählt',
  droppedOne: '1 Zeile ist nicht mehr ausgewählt, weil der Filter geändert wurde',
  droppedMany: '{count} Zeilen sind nicht mehr ausgewählt, weil der Filter geändert wurde',
  nextRow: 'Nächste Zeile',
  previousRow: 'Vorherige Zeile',
  openRow: 'Öffnen',
  toggleRow: 'Zeile auswählen oder abwählen',
  extendDown: 'Auswahl nach unten erweitern',
  extendUp: 'Auswahl nach oben erweitern',
}
