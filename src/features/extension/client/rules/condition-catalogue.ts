import { catalogue } from '../../../../shell/catalogue.ts'
import { conditionTexts } from '../../condition-texts.ts'

export const conditionCatalogue = catalogue({
  de: conditionTexts,
  fr: () => import('../../condition-texts.fr.ts'),
  it: () => import('../../condition-texts.it.ts'),
  rm: () => import('../../condition-texts.rm.ts'),
  en: () => import('../../condition-texts.en.ts'),
})
