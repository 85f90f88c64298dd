import type { Translated } from '../../kit/texts.ts'
import type { feedbackTexts } from './feedback-texts.ts'

export const texts: Translated<typeof feedbackTexts> = {
  question: 'War das leicht?',
  yes: 'Ja',
  partly: 'Teilweise',
  no: 'Nein',
  thanks: 'Danke. Wir zählen nur die Antworten. Wir wissen nicht, wer Sie sind.',
  failed: 'Das hat gerade nicht geklappt. Das ist nicht schlimm.',
}
