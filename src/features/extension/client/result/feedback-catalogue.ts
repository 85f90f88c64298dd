import { catalogue } from '../../../../shell/catalogue.ts'
import { feedbackTexts } from '../../feedback-texts.ts'

export const feedbackCatalogue = catalogue({
  de: feedbackTexts,
  fr: () => import('../../feedback-texts.fr.ts'),
  it: () => import('../../feedback-texts.it.ts'),
  rm: () => import('../../feedback-texts.rm.ts'),
  en: () => import('../../feedback-texts.en.ts'),
  ls: () => import('../../feedback-texts.ls.ts'),
})
