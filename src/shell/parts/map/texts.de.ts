import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  place: 'Ort',
  count: 'Anzahl',
  latitude: 'Breite',
  longitude: 'Länge',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  fit: 'Alle Orte zeigen',
  plot: '{title}: Die Pfeiltasten verschieben die Karte, Plus und Minus zoomen',
  pins: 'Orte auf der Karte',
  pin: '{title}: {count}',
  failed: 'Die Karte konnte nicht geladen werden. Die Orte stehen in der Tabelle.',
}
