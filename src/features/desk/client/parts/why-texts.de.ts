import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './why-texts.ts'

export const texts: Translated<typeof original> = {
  why: 'Grund der Einsicht',
  whyHint: 'Wird mit jedem Blick auf eine Person aufgezeichnet.',
  choose: 'Bitte wählen',
  whyMissing: 'Bitte sagen Sie, warum Sie Einsicht nehmen.',
  note: 'Bemerkung',
  noteOptional: 'Bemerkung (freiwillig)',
  noteMissing: 'Bitte schreiben Sie den Grund auf.',
  request: 'Bearbeitung eines Gesuchs',
  call: 'Anruf oder Besuch der Person',
  letter: 'Brief oder E-Mail der Person',
  complaint: 'Beschwerde oder Einsprache',
  supervision: 'Aufsicht oder Qualitätsprüfung',
  other: 'Anderer Grund',
}
