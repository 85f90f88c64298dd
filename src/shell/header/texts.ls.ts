import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Für Programme (API)',
  binding: 'Diese Seite hilft beim Verstehen. Es gilt die deutsche Fassung.',
}
