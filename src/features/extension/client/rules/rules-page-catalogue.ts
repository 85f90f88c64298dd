import { catalogue } from '../../../../shell/catalogue.ts'
import { rulesPageTexts } from '../../rules-page-texts.ts'

export const rulesPageCatalogue = catalogue({
  de: rulesPageTexts,
  fr: () => import('../../rules-page-texts.fr.ts'),
  it: () => import('../../rules-page-texts.it.ts'),
  rm: () => import('../../rules-page-texts.rm.ts'),
  en: () => import('../../rules-page-texts.en.ts'),
  ls: () => import('../../rules-page-texts.ls.ts'),
})
