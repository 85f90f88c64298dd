import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  wrong: '{text}, keine gültige Adresse',
  remove: '{name} entfernen',
  chosen: 'Gewählt: {label}',
  added: '{name} hinzugefügt',
  removed: '{name} entfernt',
  offers: 'Vorschläge',
}
