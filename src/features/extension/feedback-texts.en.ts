import type { Translated } from '../../kit/texts.ts'
import type { feedbackTexts } from './feedback-texts.ts'

export const texts: Translated<typeof feedbackTexts> = {
  question: 'Was that easy?',
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  thanks: 'Thank you. We only count the answer, not who gave it.',
  failed: 'We couldn’t count your answer just now.',
}
