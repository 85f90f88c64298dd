import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interfaccia per programmi (API)',
  binding: 'Fa stato la versione tedesca.',
}
