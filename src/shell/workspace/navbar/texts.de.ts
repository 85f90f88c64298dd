import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  product: 'eFristerstreckung',
  navigation: 'Hauptnavigation',
  applications: 'Anwendungen',
  pages: 'Seiten',
  interface: 'Benutzeroberfläche',
  fold: 'Navigation einklappen',
  unfold: 'Navigation offen lassen',
  show: 'Navigation zeigen',
  open: 'Navigation öffnen',
  close: 'Navigation schliessen',
  waiting: '{count} offen',
}
