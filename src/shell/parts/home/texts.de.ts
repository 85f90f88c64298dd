import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  morning: 'Guten Morgen, {name}',
  day: 'Guten Tag, {name}',
  evening: 'Guten Abend, {name}',
  open: '{title} öffnen',
}
