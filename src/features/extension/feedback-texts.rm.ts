import type { Translated } from '../../kit/texts.ts'
import type { feedbackTexts } from './feedback-texts.ts'

export const texts: Translated<typeof feedbackTexts> = {
  question: 'È quai stà simpel?',
  yes: 'Gea',
  partly: 'Per part',
  no: 'Na',
  thanks: 'Grazia. Nus dumbrain mo la resposta, betg tgi che l’ha dada.',
  failed: 'La resposta n’ha il mument betg pudì vegnir dumbrada.',
}
