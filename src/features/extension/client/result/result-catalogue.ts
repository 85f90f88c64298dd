import { catalogue } from '../../../../shell/catalogue.ts'
import { resultTexts } from '../../result-texts.ts'

export const resultCatalogue = catalogue({
  de: resultTexts,
  fr: () => import('../../result-texts.fr.ts'),
  it: () => import('../../result-texts.it.ts'),
  rm: () => import('../../result-texts.rm.ts'),
  en: () => import('../../result-texts.en.ts'),
  ls: () => import('../../result-texts.ls.ts'),
})
