import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  name: 'Pfad zu dieser Seite',
  more: 'Übergeordnete Seiten zeigen',
}
