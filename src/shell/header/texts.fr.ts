import type { Translated } from '../../kit/texts.ts'
import type { texts as german } from './texts.ts'

export const texts: Translated<typeof german> = {
  apiDocs: 'Interface pour programmes (API)',
  binding: 'La version allemande fait foi.',
}
