import type { Translated } from '../../kit/texts.ts'
import type { feedbackTexts } from './feedback-texts.ts'

export const texts: Translated<typeof feedbackTexts> = {
  question: 'È stato facile?',
  yes: 'Sì',
  partly: 'In parte',
  no: 'No',
  thanks: 'Grazie. Contiamo solo la risposta, non chi l’ha data.',
  failed: 'Al momento non è stato possibile contare la risposta.',
}
