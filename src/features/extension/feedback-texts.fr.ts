import type { Translated } from '../../kit/texts.ts'
import type { feedbackTexts } from './feedback-texts.ts'

export const texts: Translated<typeof feedbackTexts> = {
  question: 'Était-ce facile ?',
  yes: 'Oui',
  partly: 'En partie',
  no: 'Non',
  thanks: 'Merci. Nous comptons seulement la réponse, sans savoir qui l’a donnée.',
  failed: 'Votre réponse n’a pas pu être comptée pour le moment.',
}
