import type { Translated } from '../../../../kit/texts.ts'
import type { texts as original } from './state-texts.ts'

export const texts: Translated<typeof original> = {
  open: 'Offen',
  filed: 'Eingereicht',
  'in-assessment': 'In Veranlagung',
  assessed: 'Veranlagt',
  estimated: 'Ermessen',
  granted: 'Bewilligt',
  unchanged: 'Unverändert',
  rejected: 'Abgelehnt',
  pending: 'Pendent',
}
