import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  conditions: 'Bedingungen',
  edit: 'Bedingung {condition} bearbeiten',
  remove: 'Bedingung {condition} entfernen',
  not: 'nicht {condition}',
  suggestions: 'Vorschläge',
  days: 'heute,gestern,morgen,diese-woche,letzte-woche,diesen-monat,letzten-monat',
}
