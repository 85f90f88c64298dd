import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  unsaved: 'Nicht gespeicherte Änderungen',
  saving: 'Wird gespeichert …',
  notSaved: 'Konnte nicht gespeichert werden. Ihre Änderungen sind noch da.',
  saveCommand: 'Änderungen speichern',
  leaveTitle: 'Verlassen, ohne zu speichern?',
  leaveBody: 'Was Sie auf dieser Seite geändert haben, ginge verloren.',
  leave: 'Verlassen',
  stay: 'Bleiben',
}
