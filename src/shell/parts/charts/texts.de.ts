import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  showTable: 'Als Tabelle zeigen',
  showChart: 'Als Diagramm zeigen',
  more: 'Mehr: {title}',
  download: 'Als CSV herunterladen',
  downloadSvg: 'Als SVG herunterladen',
  downloadPng: 'Als PNG herunterladen',
  fullScreen: 'Ganzer Bildschirm',
  leaveFullScreen: 'Ganzen Bildschirm verlassen',
  category: 'Kategorie',
  value: 'Wert',
  total: 'Total',
  rest: 'Weitere',
  empty: 'Keine Werte für diesen Zeitraum',
  along: '{title}: mit den Pfeiltasten von Wert zu Wert',
  alongAndOpen: '{title}: mit den Pfeiltasten von Wert zu Wert, Enter öffnet',
  notYet: 'noch nicht bekannt',
  point: '{category}: {values}',
  pair: '{title} {value}',
  share: '{value}, {percent}',
  trend: '{name}: von {first} bis {last}, tiefster Wert {lowest}, höchster {highest}',
}
