import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interfatscha per programs (API)',
  binding: 'Decisiva è la versiun tudestga.',
}
