import { catalogue } from '../../../../shell/catalogue.ts'
import { helpPageTexts } from '../../help-page-texts.ts'

export const helpPageCatalogue = catalogue({
  de: helpPageTexts,
  fr: () => import('../../help-page-texts.fr.ts'),
  it: () => import('../../help-page-texts.it.ts'),
  rm: () => import('../../help-page-texts.rm.ts'),
  en: () => import('../../help-page-texts.en.ts'),
  ls: () => import('../../help-page-texts.ls.ts'),
})
