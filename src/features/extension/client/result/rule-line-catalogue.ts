import { catalogue } from '../../../../shell/catalogue.ts'
import { ruleLineTexts } from '../../rule-line-texts.ts'

export const ruleLineCatalogue = catalogue({
  de: ruleLineTexts,
  fr: () => import('../../rule-line-texts.fr.ts'),
  it: () => import('../../rule-line-texts.it.ts'),
  rm: () => import('../../rule-line-texts.rm.ts'),
  en: () => import('../../rule-line-texts.en.ts'),
})
