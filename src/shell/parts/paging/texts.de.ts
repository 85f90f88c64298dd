import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  more: 'Mehr zeigen',
  pages: 'Seiten',
  range: '{from}–{to} von {total}',
  rangeOfMore: '{from}–{to} von über {total}',
  none: 'Keine',
  rowsPerPage: 'Zeilen pro Seite',
  page: 'Seite',
  ofPages: 'von {pages}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
}
