import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  counter: '{position} von {count}',
  shown: '{name}, {position} von {count}',
  previous: 'Vorherige Datei',
  next: 'Nächste Datei',
  zoomIn: 'Vergrössern',
  zoomOut: 'Verkleinern',
  zoomReset: 'Ganzes Bild ({percent})',
  download: '{name} herunterladen',
  open: 'In neuem Tab öffnen',
  openCard: '{name} öffnen',
  remove: '{name} entfernen',
  downloadShort: 'Herunterladen',
  noPreview: 'Diese Datei kann hier nicht gezeigt werden.',
  failed: 'Die Datei konnte nicht geladen werden.',
  attachments: 'Anhänge',
}
