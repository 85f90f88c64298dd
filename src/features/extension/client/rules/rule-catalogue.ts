import { catalogue } from '../../../../shell/catalogue.ts'
import { answerTexts } from '../../decision-texts.ts'

/** What the rules answer. German is what was answered; the others only say what it means. */
export const ruleCatalogue = catalogue({
  de: answerTexts,
  fr: () => import('../../decision-texts.fr.ts'),
  it: () => import('../../decision-texts.it.ts'),
  rm: () => import('../../decision-texts.rm.ts'),
  en: () => import('../../decision-texts.en.ts'),
  ls: () => import('../../decision-texts.ls.ts'),
})
