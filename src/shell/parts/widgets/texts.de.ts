import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  arrange: 'Kacheln anordnen',
  hide: 'Ausblenden',
  show: 'Einblenden: {title}',
  reset: 'Übliche Anordnung',
  hidden: '{title} ausgeblendet',
  shown: '{title} eingeblendet',
  moved: '{title} verschoben',
  wasReset: 'Übliche Anordnung der Kacheln',
  refresh: 'Neu laden',
  nextWidget: 'Nächste Kachel',
  previousWidget: 'Vorherige Kachel',
  fullScreen: 'Ganzer Bildschirm',
}
