import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  skip: 'Zum Inhalt springen',
  shortcuts: 'Favoriten',
  showShortcuts: 'Favoriten zeigen',
  hideShortcuts: 'Favoriten ausblenden',
}
